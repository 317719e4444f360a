import fastify from 'fastify';
import t from 'tap';
import { ActorError } from "../../actors/errors.js";
import { answerError, Refusal } from "../../gateway/errors.js";
import { StoreError } from "../../store/errors.js";
t.test("each error has its status and its code, and tells nothing that is not the caller's", async (t) => {
    const secret = 'mongodb://ada:pass@10.0.0.1';
    const cases = [
        ['a refusal', new Refusal('insufficient_credits', 'too few'), 402, 'insufficient_credits'],
        ['no farm', new Refusal('unavailable', 'there is no farm node'), 503, 'unavailable'],
        ['a store that is gone', new StoreError('unavailable', secret), 503, 'unavailable'],
        ['a store that is damaged', new StoreError('corrupt', secret), 500, 'internal'],
        ['an actor that is gone', new ActorError('stopped', secret), 503, 'unavailable'],
        ['an actor that crashed', new ActorError('crashed', secret), 500, 'internal'],
        [
            'an actor that the store brought down',
            new ActorError('crashed', secret, { cause: new StoreError('unavailable', secret) }),
            503,
            'unavailable',
        ],
        ['a broken promise', new TypeError(secret), 500, 'internal'],
        ['no error at all', secret, 500, 'internal'],
    ];
    for (const [name, thrown, status, code] of cases) {
        const app = fastify();
        app.setErrorHandler(answerError);
        app.get('/', async () => {
            throw thrown;
        });
        const response = await app.inject('/');
        t.equal(response.statusCode, status, name);
        t.match(response.json(), { error: String, code }, name);
        t.notMatch(response.body, 'pass', name);
        t.equal(response.headers['retry-after'], status === 503 ? '1' : undefined, name);
        await app.close();
    }
});
//# sourceMappingURL=errors.test.js.map