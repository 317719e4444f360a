/** Two goals are the same when their words are: what stands in the place of a parameter is its value. */
import { placeholderOf } from '../templates.ts';
import type { Agree } from './port.ts';

export const agree: Agree = ({ goal, parameters }, request) => {
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const names: string[] = [];
  const pattern = goal
    .split(/(\{\{param:[a-z0-9_]+\}\})/)
    .map((part) => {
      const name = parameters.find((parameter) => placeholderOf(parameter.name) === part)?.name;
      if (name === undefined) return literal(part);
      const known = names.indexOf(name);
      if (known !== -1) return `\\${known + 1}`;
      names.push(name);
      return '(.+?)';
    })
    .join('');
  const found = new RegExp(`^\\s*${pattern}\\s*$`, 'su').exec(request);
  if (found === null) return { same: false, why: 'the words differ' };
  return { same: true, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
};
