"""
Drives `roadstead engine` from another language, and compares with `roadstead simulate`.

    python3 drive_engine.py NODE CLI GAME SEATS GAMES

Every game is played ahead, in requests that wait for no answer; each fiftieth step by step, with everything looked at
that a program of other people would look at. Exits 1 with a sentence when something differs.
"""
import base64
import hashlib
import json
import subprocess
import sys

NODE, CLI, GAME, SEATS, GAMES = sys.argv[1:6]
SEATS, GAMES = int(SEATS), int(GAMES)
SEED = "python"
simulated = None
# So many requests of one game go out before its first answer is read.
AHEAD = 200

engine = subprocess.Popen(
    [NODE, CLI, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1 << 16
)


def fail(what):
    engine.kill()
    if simulated:
        simulated.kill()
    sys.exit(what)


def send(**request):
    engine.stdin.write(json.dumps(request) + "\n")


def read():
    return json.loads(engine.stdout.readline())


def ask(**request):
    send(**request)
    engine.stdin.flush()
    answer = read()
    if not answer["ok"]:
        fail(f"{request}: {answer}")
    return answer


def begin(game):
    return ask(do="new", game=GAME, seats=SEATS, seed=f"{SEED}/{SEATS}/{game}")


def play_ahead(game):
    over = begin(game)["over"]
    while not over:
        for _ in range(AHEAD):
            send(do="bot", bot="random", play=True)
        engine.stdin.flush()
        for answer in [read() for _ in range(AHEAD)]:
            if over:
                if answer.get("code") != "request/nothing-to-decide":
                    fail(f"game {game} is over: {answer}")
            elif not answer["ok"]:
                fail(f"game {game}: {answer}")
            else:
                over = answer["over"]


def play_step_by_step(game):
    stands = begin(game)
    before = None
    while not stands["over"]:
        seat = stands["toAct"][0]
        # The offers of a trade run to thousands: more than so many are not looked through.
        actions = ask(do="actions", seat=seat, most=500)
        action = ask(do="bot", bot="random", seat=seat)["action"]
        if not actions["more"] and action not in actions["actions"]:
            fail(f"game {game}: {action} is not among the actions")
        before = ask(do="digest")["digest"]
        stands = ask(do="play", seat=seat, action=action)
        if stands["step"] % 20 == 0:
            ask(do="undo")
            if ask(do="digest")["digest"] != before:
                fail(f"game {game}: an undo leads elsewhere")
            stands = ask(do="play", seat=seat, action=action)
    if ask(do="result")["result"] is None:
        fail(f"game {game}: over without a result")


# Beside the games that are driven, on another core.
simulated = subprocess.Popen(
    [NODE, CLI, "simulate", "--game", GAME, "--seats", str(SEATS), "--games", str(GAMES), "--seed", SEED, "--json"],
    stdout=subprocess.PIPE,
    text=True,
)
digests = []
for game in range(GAMES):
    if game % 50 == 0:
        play_step_by_step(game)
    else:
        play_ahead(game)
    digests.append(ask(do="digest")["digest"])
engine.stdin.close()
if engine.wait() != 0:
    fail(f"the engine ends with {engine.returncode}")

said, _ = simulated.communicate()
if simulated.returncode != 0:
    fail(f"simulate ends with {simulated.returncode}")
wanted = json.loads(said)["runs"][0]["digest"]
text = json.dumps(digests, separators=(",", ":"))
digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
if digest != wanted:
    fail(f"{GAMES} games: {digest} here, {wanted} by simulate")
print(f"{GAMES} games of {GAME}, {SEATS} seats: {digest}")
