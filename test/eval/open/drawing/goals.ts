/** A drawing program's menu bar, nested menus and a menu of the right mouse button, on a canvas with no elements. */
import type { EvalGoal } from '../../goal.ts';
import { did, nothing } from '../../judges.ts';

const page = 'index.html';
const success = { kind: 'statusText', match: 'Last command finished' } as const;
const kind = 'menus';

export const goals: readonly EvalGoal[] = [
  {
    id: 'drawing-export-pdf',
    page,
    prompt: 'Export the drawing as PDF (File > Export > As PDF)',
    success,
    kind,
    judge: did(['command', 'File > Export > As PDF']),
  },
  {
    id: 'drawing-select-all',
    page,
    prompt: 'Open the Edit menu and click Select all',
    success,
    kind,
    judge: did(['command', 'Edit > Select all']),
  },
  {
    id: 'drawing-context',
    page,
    prompt: 'Right-click the drawing area and choose "Add a note"',
    success,
    kind,
    judge: did(['command', 'context > Add a note']),
  },
  { id: 'drawing-redo', page, prompt: 'Choose Redo from the Edit menu', success, kind: 'impossible', impossible: true, judge: nothing },
];
