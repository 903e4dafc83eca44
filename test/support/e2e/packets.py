"""Prints, as JSON when it is told to end, what went over the interfaces of this network namespace: from whom, to whom, what."""

import json
import signal
import socket
import sys

ETH_P_ALL = 3
OUTGOING = 4
seen = {}
asked = set()


def name_in(packet):
    """The first name that a DNS question asks for."""
    at, labels = 12, []
    while packet[at]:
        labels.append(packet[at + 1 : at + 1 + packet[at]].decode("latin-1"))
        at += 1 + packet[at]
    return ".".join(labels)


def note(frame):
    kind, body = int.from_bytes(frame[12:14], "big"), frame[14:]
    if kind == 0x0800:
        source, target = (socket.inet_ntop(socket.AF_INET, body[at : at + 4]) for at in (12, 16))
        protocol, rest = body[9], body[(body[0] & 15) * 4 :]
    elif kind == 0x86DD:
        source, target = (socket.inet_ntop(socket.AF_INET6, body[at : at + 16]) for at in (8, 24))
        protocol, rest = body[6], body[40:]
    elif kind == 0x0806:
        # Who looks for an address may mean to send there.
        source, target = (socket.inet_ntop(socket.AF_INET, body[at : at + 4]) for at in (14, 24))
        protocol, rest = "arp", b""
    else:
        source = target = ""
        protocol, rest = hex(kind), b""
    port = int.from_bytes(rest[2:4], "big") if protocol in (6, 17) else 0
    if protocol == 17 and port == 53:
        asked.add(name_in(rest[8:]))
    # Ports that a system gives out differ each time.
    key = (source, target, protocol, port if port < 10000 else 0)
    count, size = seen.get(key, (0, 0))
    seen[key] = (count + 1, size + len(frame))


def end(*_):
    packets = [
        {"from": source, "to": target, "protocol": protocol, "port": port, "count": count, "bytes": size}
        for (source, target, protocol, port), (count, size) in seen.items()
    ]
    print(json.dumps({"packets": packets, "asked": sorted(asked)}), flush=True)
    sys.exit(0)


signal.signal(signal.SIGTERM, end)
wire = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
print("listening", flush=True)
while True:
    frame, (_, _, direction, *_) = wire.recvfrom(65535)
    # What the switch passes on it has heard already.
    if direction != OUTGOING and len(frame) > 14:
        try:
            note(frame)
        except (IndexError, ValueError):
            seen[("", "", "broken", 0)] = (1, len(frame))
