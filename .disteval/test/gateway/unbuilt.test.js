import t from 'tap';
import { refuseUnbuilt } from "../../gateway/unbuilt.js";
t.test('a value that asks for what is not built is refused by name', async (t) => {
    const asking = [
        { proxyRotate: true },
        { sessionKey: 'a' },
        { account: 'a' },
        { platformProxy: true },
        { persistSession: true },
        { stealth: true, authorized: true },
        { hitl: true },
        { record: true },
        { connect: true },
        { humanize: true },
        { loginMethod: 'google' },
    ];
    for (const options of asking) {
        const [field = ''] = Object.keys(options);
        t.throws(() => refuseUnbuilt(options), { code: 'not_built', message: new RegExp(`^${field}: `) }, field);
    }
});
t.test('a value that asks for nothing passes', async (t) => {
    const harmless = {
        proxy: 'http://proxy.example:3128',
        proxyRotate: false,
        platformProxy: false,
        persistSession: false,
        ignoreSession: true,
        stealth: false,
        authorized: true,
        hitl: false,
        confirmActions: true,
        files: { cv: { url: 'https://a.example/cv.pdf' } },
        record: false,
        connect: false,
        humanize: false,
    };
    t.doesNotThrow(() => refuseUnbuilt(harmless));
});
//# sourceMappingURL=unbuilt.test.js.map