import t from 'tap';
import { namesIn, placeholderAt, replaceNames } from "../../../store/model/placeholders.js";
t.test('names are those of well-formed placeholders, in order, each once', async (t) => {
    t.same(namesIn('Fill A with {{secret:X}} and B with "{{ secret : Y.z }}-{{Secret:X}}"'), ['X', 'Y.z']);
    t.same(namesIn('{secret:X} {{secrets:X}} {{X}} {{secret:X'), []);
    t.same(namesIn('{{secret:}}'), [''], 'a name that nothing can be stored under');
});
t.test('whoever finds, replaces or reads a placeholder finds the same ones', async (t) => {
    for (const placeholder of ['{{secret:X}}', '{{ secret : X }}', '{{SECRET:\tX}}', '{{\nsecret:X }}']) {
        const text = `a ${placeholder} b`;
        t.same(namesIn(text), ['X'], placeholder);
        t.equal(replaceNames(text, (name) => `<${name}>`), 'a <X> b', placeholder);
        t.equal(placeholderAt(text, 2), placeholder);
        t.equal(placeholderAt(text, 1), undefined, 'only where it begins');
    }
});
t.test('what replaces a name is taken to the letter', async (t) => {
    t.equal(replaceNames('{{secret:X}}', () => "$& $1 $'"), "$& $1 $'");
});
t.test('a text of any length and kind is searched in one pass', async (t) => {
    for (const part of ['{{', '{{secret:', '{{ ', '{{secret: ']) {
        t.same(namesIn(part.repeat(100_000)), [], part);
        t.same(namesIn(part + ' '.repeat(100_000)), [], part);
    }
});
//# sourceMappingURL=placeholders.test.js.map