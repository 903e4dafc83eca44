/** Who knocks at a table, as its screen is told. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Circle} from '../../src/table/others/circle.ts';
import {Door} from '../../src/table/others/door.ts';

test('whoever has hung up is no longer shown, and the others are', async () => {
  let changes = 0;
  const ports = {hosting: () => true, renewed: () => null, changed: () => changes++};
  const door = new Door(null, {} as Circle, ports as unknown as ConstructorParameters<typeof Door>[2]);
  let hangUp: () => void = () => undefined;
  const over = new Promise<void>(resolve => {
    hangUp = resolve;
  });
  const answers: string[] = [];
  const knock = (name: string, until: Promise<void>) =>
    door.events.knock({
      name,
      over: until,
      admit: () => void answers.push(`${name} comes in`),
      refuse: () => void answers.push(`${name} does not`),
    });
  knock('Réka', over);
  knock('Bence', new Promise(() => undefined));
  assert.deepEqual(door.knocks, ['Réka', 'Bence']);
  hangUp();
  await over;
  await null;
  assert.deepEqual(door.knocks, ['Bence']);
  assert.equal(changes, 3, 'the screen is drawn again');
  door.acts.answerKnock({act: 'answerKnock', knock: 0, admit: true});
  assert.deepEqual(answers, ['Bence comes in']);
});
