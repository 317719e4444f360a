/** Why an act is not done though it was planned: asked of the page right before it. */
import { FarmError } from '../../farm/errors.ts';
import { type Places, secretGoesAstray } from './secret-places.ts';
import { unaskedChange } from './unasked.ts';
import type { Planned } from './work.ts';

/** For where a stored secret would go, or what the goal does not ask for; or why that can't be known. */
export async function objectionTo(
  planned: Planned,
  places: Places & { readonly page: Parameters<typeof unaskedChange>[1] },
): Promise<FarmError | undefined> {
  try {
    return (await secretGoesAstray(planned, places)) ?? (await unaskedChange(planned, places.page, places.request.prompt));
  } catch (error) {
    if (error instanceof FarmError && error.code === 'element_gone') return error;
    throw error;
  }
}
