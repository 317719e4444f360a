import { did } from "../../judges.js";
const kind = 'banners';
const story = { kind: 'textVisible', value: 'You are reading the full story' };
export const goals = [
    {
        id: 'consent-story',
        page: 'news.html',
        prompt: 'Open the story "Record tide floods the fish market"',
        success: story,
        kind,
        judge: did(['story', 'tide']),
    },
    {
        id: 'consent-most-read',
        page: 'news.html?promo',
        prompt: 'Open the second of the most read articles',
        success: story,
        kind,
        judge: did(['story', 'seal']),
    },
    {
        id: 'consent-letter',
        page: 'news.html?promo',
        prompt: 'Sign up for the morning letter with pia@post.example',
        success: { kind: 'statusText', match: 'Welcome aboard' },
        kind,
        judge: did(['letter', 'pia@post.example']),
    },
    {
        id: 'consent-reject',
        page: 'news.html?choice',
        prompt: 'Reject all cookies',
        success: { kind: 'statusText', match: 'Your choice was saved' },
        kind,
        judge: did(['consent', 'none']),
    },
    {
        id: 'consent-settings',
        page: 'news.html?choice',
        prompt: 'In the privacy settings allow Statistics but not Marketing and save the choices',
        success: { kind: 'statusText', match: 'Your choice was saved' },
        kind,
        judge: did(['consent', { statistics: true, marketing: false }]),
    },
    {
        id: 'consent-frame',
        page: 'radio.html',
        prompt: 'Click "Remind me" for Night train',
        success: { kind: 'statusText', match: 'We will remind you' },
        kind,
        judge: did(['remind', 'Night train']),
    },
];
//# sourceMappingURL=goals.js.map