import t from 'tap';
import { secretsIn } from '../../../../actors/planner/rules/secrets.ts';

t.test('values of fields whose names say that they are secret are found, however the goal is put', async (t) => {
  const goals: readonly (readonly [goal: string, secret: string])[] = [
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
  for (const [goal, secret] of goals) t.same(secretsIn(goal), [secret], goal);
});

t.test('the old one and the new one are secret alike, and so is the number of a card', async (t) => {
  const goals: readonly (readonly [goal: string, ...secrets: string[]])[] = [
    ['Change the password from old1 to new22', 'old1', 'new22'],
    ['Change my password from "first one" to "second one" and save', 'first one', 'second one'],
    ['Replace the password old1 with new22', 'old1', 'new22'],
    ['Update the password old1 to new22, then log out', 'old1'],
    ['Ändere das Passwort von alt1 auf neu2', 'alt1', 'neu2'],
    ['Enter card number 4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['Pay by card 4111111111111111', '4111111111111111'],
  ];
  for (const [goal, ...secrets] of goals) {
    const found = secretsIn(goal);
    for (const secret of secrets) t.ok(found.includes(secret), `${goal}: ${found}`);
  }
  t.same(secretsIn('Open the card of order 4111111111111112'), []);
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
  for (const goal of goals) t.same(secretsIn(goal), [], goal);
});

t.test('a long goal is read in no time', async (t) => {
  for (const part of ['password ', 'with password ', 'set ', 'password with ', '"', 'type in ', 'a password (']) {
    t.ok(secretsIn(part.repeat(10_000 / part.length)), part);
  }
});
