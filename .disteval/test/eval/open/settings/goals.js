import { did, nothing } from "../../judges.js";
const page = 'account.html';
const kind = 'widgets';
const success = { kind: 'statusText', match: 'Changes saved' };
const before = { dark: false, sounds: true, online: true, mail: false, size: 'M', lang: 'en', nick: 'sparrow', bio: 'Hello there' };
const saved = (changed) => did(['save', { ...before, ...changed }]);
export const goals = [
    {
        id: 'settings-dark',
        page,
        prompt: 'Turn on dark mode, turn off sounds and save the changes',
        success,
        kind,
        judge: saved({ dark: true, sounds: false }),
    },
    {
        id: 'settings-already',
        page,
        // The sounds are on: nothing is to be pressed there.
        prompt: 'Make sure that "Play sounds" is on, set the language to Cymraeg and save changes',
        success,
        kind,
        judge: saved({ lang: 'cy' }),
    },
    {
        id: 'settings-fake-boxes',
        page,
        prompt: 'Uncheck "Show when I am online", choose text size L, and click Save changes',
        success,
        kind,
        judge: saved({ online: false, size: 'L' }),
    },
    {
        id: 'settings-nickname',
        page,
        prompt: 'Change my nickname from sparrow to "night heron", empty the About me text, then save',
        success,
        kind: 'forms',
        judge: saved({ nick: 'night heron', bio: '' }),
    },
    {
        id: 'settings-both-ways',
        page,
        prompt: 'Turn dark mode on and leave dark mode off, then save changes',
        success,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
];
//# sourceMappingURL=goals.js.map