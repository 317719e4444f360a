/**
 * The members of nodes by names of our own. A form is asked for its fields before anything else, in every world: one with a field called
 * `matches` or `parentNode` has that and no such member, and what is set on it or on its prototype by that name is hidden
 * too. A document is so asked for its pictures, forms and frames. No page knows our names; the build has all of page code read by them.
 */

/** Set by the build: the members that page code reads, by our names for them. */
declare const ownMembers: Readonly<Record<string, string>>;

/** What hides members and what it has them from; and what has another than it inherits. */
const kinds = [EventTarget, Node, Element, HTMLElement, HTMLFormElement, Document, SVGElement];

for (const [own, name] of Object.entries(ownMembers)) {
  // All else has nothing hidden.
  Object.defineProperty(Object.prototype, own, {
    get(this: object) {
      return Reflect.get(this, name);
    },
    set(this: object, value: unknown) {
      Reflect.set(this, name, value);
    },
  });
  for (const { prototype } of kinds) {
    const member = Object.getOwnPropertyDescriptor(prototype, name);
    if (member) Object.defineProperty(prototype, own, member);
  }
}
