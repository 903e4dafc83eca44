/** `roadstead engine`: other people's programs drive the engine, line by line, as chess programs are driven by UCI. */
import {type Command, readArgs, UsageError} from './command.ts';
import {Driver} from './engine/driver.ts';
import {Lines} from './engine/lines.ts';

export const engine: Command = async (args, streams) => {
  const {positionals} = readArgs(args, {});
  if (positionals.length > 0) throw new UsageError('engine takes no words: it reads requests from its input');
  const driver = new Driver();
  const lines = new Lines();
  for await (const chunk of streams.input) {
    // What came together is answered together: a program that sends ahead is not slowed down by single writes.
    let answers = '';
    for (const line of lines.add(chunk)) answers += `${await driver.answer(line)}\n`;
    if (answers !== '') await streams.out(answers);
  }
  const rest = lines.end();
  if (rest !== null) await streams.out(`${await driver.answer(rest)}\n`);
  return 0;
};
