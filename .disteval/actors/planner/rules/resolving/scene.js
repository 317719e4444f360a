const unitRoles = ['row', 'listitem', 'item', 'article', 'treeitem', 'option'];
/** Of a row's text, what tells it from others; what changes by itself tends to come later. */
const longestPlace = 120;
const dialogRoles = ['dialog', 'alertdialog'];
export const clickableRoles = [
    'button',
    'link',
    'tab',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'checkbox',
    'switch',
    'radio',
    'option',
    'treeitem',
    'gridcell',
    'clickable',
];
const editableRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];
export const checkableRoles = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'];
/** Lists that a value is chosen from. */
export const listBoxRoles = ['combobox', 'listbox'];
const textRoles = [
    'text',
    'paragraph',
    'cell',
    'gridcell',
    'term',
    'rowheader',
    'columnheader',
    'definition',
    'heading',
    'listitem',
];
export const isClickable = ({ role }) => clickableRoles.includes(role);
export const isEditable = ({ role, states, type }) => (editableRoles.includes(role) || type === 'color') && !states.includes('disabled') && !states.includes('readonly') && type !== 'file';
export const isText = ({ role }) => textRoles.includes(role);
export const isUsable = ({ states }) => !states.includes('disabled');
export class Scene {
    observation;
    elements;
    groups;
    #members;
    #collections;
    #keys;
    #labels = new Map();
    constructor(observation) {
        this.observation = observation;
        this.elements = observation.elements;
        this.groups = observation.groups;
    }
    /** The groups around it, from the innermost. */
    around({ group }) {
        const found = [];
        for (let at = group; at !== undefined; at = this.groups[at]?.parent)
            found.push(at);
        return found;
    }
    isIn(element, group) {
        return this.around(element).includes(group);
    }
    /** Tells an element from its likes across observations, as far as the page does. */
    keyOf(element) {
        if (!this.#keys) {
            const times = new Map();
            this.#keys = this.elements.map((each) => {
                const key = JSON.stringify([
                    each.role,
                    each.name || each.hints,
                    each.framePath,
                    this.unitOf(each)?.text.slice(0, longestPlace) ?? '',
                ]);
                const before = times.get(key) ?? 0;
                times.set(key, before + 1);
                return `${key}${before}`;
            });
        }
        return this.#keys[element.index] ?? '';
    }
    /** All elements in the group, in reading order. */
    within(group) {
        if (!this.#members) {
            const members = this.groups.map(() => []);
            for (const element of this.elements)
                for (const at of this.around(element))
                    members[at]?.push(element);
            this.#members = members;
        }
        return this.#members[group] ?? [];
    }
    textOf(group) {
        const { name = '' } = this.groups[group] ?? {};
        return [name, ...this.within(group).map(({ name: said, value }) => (value === undefined ? said : `${said} ${value}`))].join(' \n ');
    }
    /** The innermost row, card or item around it that has likes. */
    unitOf(element) {
        const whole = this.#wholes.get(element.index);
        if (whole)
            return whole;
        for (const group of this.around(element)) {
            const unit = this.units.get(group);
            if (unit)
                return unit;
        }
        return undefined;
    }
    /** Rows of one table, items of one list, cards of one shelf: at least one of each, the largest collection first. */
    get collections() {
        if (this.#collections)
            return this.#collections;
        const byParent = new Map();
        this.groups.forEach(({ role, parent }, group) => {
            if (!unitRoles.includes(role))
                return;
            const elements = this.within(group);
            if (elements.length === 0 || elements.every(({ role: of }) => of === 'columnheader'))
                return;
            // The rows of one table may stand in several bodies.
            const key = `${role} ${this.#tableOf(parent) ?? parent ?? ''}`;
            const [first] = elements;
            const whole = first && this.elements[first.index - 1];
            // A card that can be clicked as a whole is an element too, just before what stands in it.
            const isWhole = whole !== undefined &&
                clickableRoles.includes(whole.role) &&
                first !== undefined &&
                whole.group === parent &&
                whole.name.startsWith(first.name.slice(0, 12));
            byParent.set(key, [
                ...(byParent.get(key) ?? []),
                { group, elements: isWhole ? [whole, ...elements] : elements, text: this.textOf(group) },
            ]);
        });
        this.#collections = [...byParent.values()].sort((a, b) => weight(b) - weight(a));
        return this.#collections;
    }
    #tableOf(group) {
        for (let at = group; at !== undefined; at = this.groups[at]?.parent) {
            const role = this.groups[at]?.role ?? '';
            if (['table', 'grid', 'treegrid'].includes(role))
                return at;
            if (role !== 'rowgroup')
                return undefined;
        }
        return undefined;
    }
    #units;
    /** Cards that can be clicked as a whole, by the element that they are. */
    get #wholes() {
        this.#wholeOf ??= new Map(this.collections
            .flat()
            .flatMap((unit) => (unit.elements[0] && !this.isIn(unit.elements[0], unit.group) ? [[unit.elements[0].index, unit]] : [])));
        return this.#wholeOf;
    }
    #wholeOf;
    get units() {
        this.#units ??= new Map(this.collections.flat().map((unit) => [unit.group, unit]));
        return this.#units;
    }
    /** Whether it stands in the row or card, or is all of it. */
    isOf(element, unit) {
        return this.isIn(element, unit.group) || unit.elements[0] === element;
    }
    /** The dialog that is open on top: the last one that was put on the page. */
    get dialog() {
        const at = this.groups.findLastIndex(({ role }, group) => dialogRoles.includes(role) && this.within(group).length > 0);
        return at < 0 ? undefined : at;
    }
    /** What a person reads as the control's label when it has no name of its own: the text just before it, in the same part. */
    labelOf(element) {
        const known = this.#labels.get(element.index);
        if (known !== undefined)
            return known;
        const label = this.#labelBefore(element);
        this.#labels.set(element.index, label);
        return label;
    }
    #labelBefore(element) {
        if (element.label && element.label.length <= 80)
            return element.label;
        const before = this.elements[element.index - 1];
        if (before && isText(before) && before.name.length <= 80 && this.#shareAPart(before, element))
            return before.name;
        const { column } = element;
        return column ?? '';
    }
    /** The same innermost group, or a cell beside another. */
    #shareAPart(a, b) {
        if (a.framePath.join() !== b.framePath.join())
            return false;
        if (a.group === b.group)
            return true;
        const [outer, inner] = [this.around(a), this.around(b)];
        return (a.group !== undefined && inner.slice(0, 2).includes(a.group)) || (b.group !== undefined && outer.slice(0, 2).includes(b.group));
    }
}
const weight = (units) => (units.length < 2 ? 0 : units.length) * Math.min(6, units[0]?.elements.length ?? 0);
//# sourceMappingURL=scene.js.map