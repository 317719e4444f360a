import t from 'tap';
import { secretsIn } from "../../../../actors/planner/rules/secrets.js";
t.test('values of fields whose names say that they are secret are found, however the goal is put', async (t) => {
    const goals = [
        ['Fill Password with "hunter2", then click Go', 'hunter2'],
        ['Fill "Email" with "ada@example.com" and "Password" with "hunter2" and click "Sign in"', 'hunter2'],
        ['Fill Password with correct horse battery staple, then click Go', 'correct horse battery staple'],
        ['Fill Email with a@b.example and Password with swordfish. Click Go.', 'swordfish'],
        ['Enter "hunter2" into the password field', 'hunter2'],
        ['Type swordfish into the new password box and press Enter', 'swordfish'],
        ['Set the PIN code to 4711', '4711'],
        ['Change my password to "new one"', 'new one'],
        ['Click the password field and type "hunter2"', 'hunter2'],
        ['Log in as bob with password swordfish and open the inbox', 'swordfish'],
        ['Log in with user bob, password hunter2.', 'hunter2'],
        ['Sign in (user: bob, password: hunter2!)', 'hunter2'],
        ['Log in with "bob" as the user and "hunter2" as the password', 'hunter2'],
        ['My password is swordfish. Read the balance', 'swordfish'],
        ['Fülle Benutzerkennwort mit "geheim" und klicke Anmelden', 'geheim'],
        ['Fill "Mot de passe" with “secret-1”', 'secret-1'],
        ['Fill Contraseña with "clave1"', 'clave1'],
        ['Fill API key with "abc-def"', 'abc-def'],
        ["Fill 'Confirm password' with 'hunter2'", 'hunter2'],
    ];
    for (const [goal, secret] of goals)
        t.same(secretsIn(goal), [secret], goal);
});
t.test('what is not a secret stays readable', async (t) => {
    const goals = [
        'Click "Forgot password"',
        'Click the Forgot password link, then read the heading',
        'Fill "Name" with "Ada" and click "Say hello"',
        'Fill Password with {{secret:SHOP}} and click Go',
        'Fill Password with "{{secret:SHOP}}" and click Go',
        'Fill Password with {{ Secret : SHOP }} and click Go',
        'Fill Password with "{{ secret: SHOP}}" and click Go',
        'Fill Code with {{ secret : SHOP }} and click Go',
        'Fill Password with my usual one',
        'Check that the password field is visible',
        'Pin the first message, then read the title',
        'Go to the shopping page and read the secretary of state',
        'Return the token count',
        'Go to the password page and click Save',
        'Click "Edit" in the password section',
    ];
    for (const goal of goals)
        t.same(secretsIn(goal), [], goal);
});
t.test('a long goal is read in no time', async (t) => {
    for (const part of ['password ', 'with password ', 'set ', 'password with ', '"', 'type in ', 'a password (']) {
        t.ok(secretsIn(part.repeat(10_000 / part.length)), part);
    }
});
//# sourceMappingURL=secrets.test.js.map