/** "The third cell in the second row": rows and columns that bear numbers of their own may mean others than their places do. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Scene } from '../page/scene.ts';

/** Whether another row begins with the number of the row that is asked for, or another column is headed by that of the column. */
export function isNumberedOtherwise({ noun, ordinal, within }: Description, cell: ObservedElement, scene: Scene): boolean {
  if (noun !== 'cell' || ordinal === undefined || within?.noun !== 'row' || within.ordinal === undefined) return false;
  const said = (name: string | undefined, number: number | undefined) => name?.trim() === String(number);
  const isOtherColumn = scene.elements.some((other) => said(other.column, ordinal)) && !said(cell.column, ordinal);
  const own = scene.unitOf(cell);
  const heads = [...scene.units.values()].filter(({ elements: [first] }) => said(first?.name, within.ordinal));
  return isOtherColumn || (heads.length > 0 && !heads.some(({ group }) => group === own?.group));
}
