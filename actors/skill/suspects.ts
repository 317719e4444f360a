/** Skills that failed with values of a caller's: at fault may be the skill or the value, and the next call tells. */
import type { SkillDocument } from '../../store/model/skill.ts';
import type { Values } from './templates.ts';

/** Where more are suspected at a time, all are forgotten: then a call more fails before a skill is made anew. */
const most = 1_000;

export class Suspects {
  readonly #failed = new Set<string>();

  /** Whether the skill itself is to be doubted, which did not reach its goal with these values. */
  failed(document: SkillDocument, values: Values): boolean {
    const id = idOf(document);
    // Of what is secret, nobody knows the value here.
    const isAsCompiled = document.parameters.every(({ name, value }) => value === undefined || values[name] === value);
    if (isAsCompiled || this.#failed.delete(id)) return true;
    if (this.#failed.size >= most) this.#failed.clear();
    this.#failed.add(id);
    return false;
  }

  reached(document: SkillDocument): void {
    this.#failed.delete(idOf(document));
  }
}

const idOf = ({ _id, version }: SkillDocument): string => `${version} ${_id}`;
