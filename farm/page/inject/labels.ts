/** The labels of controls. `element.labels` looks through all of the document each time: with thousands of controls that takes seconds. */
import { labelled } from './control.ts';

type Labels = ReadonlyMap<Element, readonly HTMLLabelElement[]>;

/** Of each document and shadow root, until page code lets go and the page may change. */
let known: Map<Node, Labels> | undefined;

/** In the order of the document; none where it can have none. */
export function labelsOf(element: Element): readonly HTMLLabelElement[] {
  if (!('labels' in element) && !element.tagName.includes('-')) return [];
  if (!known) {
    known = new Map();
    queueMicrotask(() => {
      known = undefined;
    });
  }
  const root = element.getRootNode();
  let labels = known.get(root);
  if (!labels) {
    labels = labelsIn(root);
    known.set(root, labels);
  }
  return labels.get(element) ?? [];
}

function labelsIn(root: Node): Labels {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of root instanceof Document || root instanceof ShadowRoot ? root.querySelectorAll('label') : []) {
    const control = labelled(label);
    if (!control) continue;
    const labels = found.get(control);
    if (labels) labels.push(label);
    else found.set(control, [label]);
  }
  return found;
}
