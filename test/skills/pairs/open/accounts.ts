/** Accounts and their settings. */
import type { LabelledGoal } from '../labels.ts';

export const accounts: readonly LabelledGoal[] = [
  {
    id: 'login',
    goal: 'Log in as [user:maria] with the password [password:s3cret-hen]',
    same: {
      context: [
        'The old session has run out over night. Log in as [user:karl] with the password [password:Rain&Sun] so that we can go on.',
      ],
      typo: ['Log in as [user:uma] wiht the password [password:plum-pudding]'],
      terse: ['login [user:tom] password [password:tom-1234]', 'log in, user [user:k.ito], password [password:Sakura!9]'],
      polite: ['Could you log in as [user:olga] with the password [password:bluebird7], please?'],
      synonym: [
        'Sign in as [user:ahmed] with the password [password:open-sesame]',
        'Sign on with user name [user:jo] and password [password:pa55word]',
      ],
      short: ['log in as [user:lee] w/ pw [password:qwer.1]'],
      order: [
        'With the password [password:turtle8], log in as [user:pam]',
        'Use the password [password:kiwi-44] and log in as [user:ruth.b]',
      ],
      value: ['Log in as [user:ines@mail.example] with the password [password:log out 99]'],
      quotes: ['Log in as "[user:ben]" with the password "[password:my dog rex]"'],
    },
    other: {
      direction: ['Log out as maria', 'Log maria out'],
      object: ['Sign up as maria with the password s3cret-hen', 'Create an account for maria with the password s3cret-hen'],
      clause: [
        'Log in as maria with the password s3cret-hen and open the profile',
        'Enter maria and the password s3cret-hen, but do not log in',
      ],
      reading: ['Change the password of maria to s3cret-hen'],
      asking: ['Why can maria not log in with the password s3cret-hen?'],
    },
  },
  {
    id: 'logout',
    goal: 'Log out',
    same: {
      terse: ['logout', 'sign out'],
      polite: ['Please log me out', 'Would you log out, please?'],
      synonym: ['Sign me out', 'Log off'],
      context: ['I am done for today and leaving the office, so log out'],
    },
    other: {
      direction: ['Log in', 'Sign in'],
      negation: ["Don't log out", 'Stay logged in'],
      quantifier: ['Log out on all devices'],
      clause: ['Log out and log in again', 'Log out and close the account'],
      asking: ['How do I log out?'],
    },
  },
  {
    id: 'reset-password',
    goal: 'Request a password reset for [email:ida@post.example]',
    same: {
      terse: ['password reset [email:otto@post.example]'],
      polite: ['Please request a password reset for [email:nora.k@work.example]'],
      synonym: ['Ask for a password reset for [email:sam+shop@mail.example]', 'Reset the forgotten password for [email:vera@uni.example]'],
      context: ['I forgot my password again after the holidays; request a password reset for [email:liam@post.example]'],
      passive: ['A password reset should be requested for [email:emma@home.example]'],
    },
    other: {
      object: ['Request an activation link for ida@post.example', 'Request a user name reminder for ida@post.example'],
      reading: ['Change the e-mail address to ida@post.example'],
      direction: ['Cancel the password reset for ida@post.example'],
      asking: ['How long is the password reset for ida@post.example valid?'],
    },
  },
  {
    id: 'newsletter',
    goal: 'Subscribe [email:paul@post.example] to the newsletter',
    same: {
      typo: ['Subscribe [email:leo@post.example] to the newsleter'],
      terse: ['newsletter subscribe [email:a.b@c.example]'],
      polite: ["I'd like to subscribe [email:zoe@post.example] to the newsletter, please"],
      synonym: [
        'Sign up [email:max@mail.example] for the newsletter',
        'Sign [email:lena@mail.example] up for the newsletter',
        'Register [email:finn@mail.example] for the newsletter',
      ],
      order: [
        'Subscribe to the newsletter with [email:mia@post.example]',
        'Subscribe to the newsletter using the address [email:kai@post.example]',
      ],
      passive: ['[email:unsubscribe-me@post.example] should be subscribed to the newsletter'],
    },
    other: {
      direction: ['Unsubscribe paul@post.example from the newsletter', 'Cancel the newsletter subscription of paul@post.example'],
      negation: ['Do not subscribe paul@post.example to the newsletter'],
      object: ['Subscribe paul@post.example to the premium plan', 'Send the newsletter to paul@post.example'],
      quantifier: ['Subscribe paul@post.example to all newsletters'],
      reading: ['Check if paul@post.example is subscribed to the newsletter'],
    },
  },
  {
    id: 'two-factor',
    goal: 'Enable two-factor authentication in the security settings',
    same: {
      typo: ['Enable two-factor authentication in the securty settings'],
      context: ['After the phishing mail of last week our admin insists on it: enable two-factor authentication in the security settings'],
      terse: ['security settings: two-factor authentication on', 'enable 2FA in security settings'],
      polite: ['Please enable two-factor authentication in the security settings'],
      synonym: [
        'Turn on two-factor authentication in the security settings',
        'Switch two-factor authentication on in the security settings',
        'Activate two-factor authentication in the security settings',
      ],
      order: ['In the security settings, enable two-factor authentication'],
    },
    other: {
      direction: [
        'Disable two-factor authentication in the security settings',
        'Turn off two-factor authentication in the security settings',
      ],
      object: ['Enable login alerts in the security settings'],
      scope: ['Enable two-factor authentication in the team settings'],
      reading: ['Check whether two-factor authentication is enabled in the security settings'],
      asking: ['What does it mean to enable two-factor authentication in the security settings?'],
      negation: ['Leave two-factor authentication in the security settings as it is'],
    },
  },
  {
    id: 'display-name',
    goal: 'In Profile, change the display name to "[name:Captain Blue]" and save',
    same: {
      value: ['In Profile, change the display name to "[name:Save the Whales]" and save'],
      short: ['In Profile, change the display name to "[name:Al]" & save'],
      terse: ['Profile: display name "[name:Doctor Green]", save'],
      polite: ['Please change the display name in Profile to "[name:Mr Change]" and save'],
      synonym: [
        'In Profile, set the display name to "[name:Ana Maria]" and save',
        'Go to Profile, update the display name to "[name:J. R. Long]" and save the changes',
      ],
      order: ['Change the display name to "[name:Night Owl]" in Profile and save'],
      quotes: ["In Profile, change the display name to '[name:Rosa]' and save"],
    },
    other: {
      swap: ['In "Captain Blue", change the display name to Profile and save'],
      scope: [
        'In Team, change the display name to "Captain Blue" and save',
        'In Settings, change the display name to "Captain Blue" and save',
      ],
      clause: [
        'In Profile, change the display name to "Captain Blue", but do not save',
        'In Profile, change the display name to "Captain Blue", save and log out',
      ],
      object: ['In Profile, change the user name to "Captain Blue" and save'],
      reading: ['In Profile, read the display name'],
      negation: ['In Profile, change the display name to "Captain Blue" without saving'],
    },
  },
  {
    id: 'invite',
    goal: 'Invite [email:li@team.example] to the workspace as [role:editor]',
    same: {
      terse: ['invite [email:sue@team.example] workspace [role:viewer]'],
      polite: ['Can you invite [email:bob@team.example] to the workspace as [role:admin], please?'],
      order: [
        'Invite to the workspace, as [role:guest], [email:pat@team.example]',
        'As [role:editor], invite [email:kim@team.example] to the workspace',
      ],
      passive: ['[email:raj@team.example] should be invited to the workspace as [role:billing manager]'],
      typo: ['Invite [email:eve@team.example] to teh workspace as [role:owner]'],
    },
    other: {
      direction: ['Remove li@team.example from the workspace', 'Withdraw the invitation of li@team.example to the workspace as editor'],
      object: ['Invite li@team.example to the meeting as editor'],
      reading: ['Change the role of li@team.example in the workspace to editor'],
      role: ['Ask li@team.example to invite me to the workspace as editor'],
    },
  },
  {
    id: 'dark-mode',
    goal: 'Turn on dark mode in Settings',
    same: {
      typo: ['Turn on dark mode in Setings'],
      terse: ['settings dark mode on'],
      polite: ['Would you mind turning on dark mode in Settings?'],
      synonym: ['Enable dark mode in Settings', 'Switch on dark mode in the settings', 'Go to Settings and activate dark mode'],
      order: ['In Settings, turn dark mode on'],
      context: ['My eyes hurt in the evening. Turn on dark mode in Settings.'],
    },
    other: {
      direction: ['Turn off dark mode in Settings', 'Disable dark mode in Settings'],
      object: ['Turn on airplane mode in Settings', 'Turn on light mode in Settings'],
      scope: ['Turn on dark mode in the editor'],
      reading: ['Is dark mode turned on in Settings?'],
      negation: ["Don't turn on dark mode in Settings"],
    },
  },
  {
    id: 'notification-emails',
    goal: 'Unsubscribe from the weekly digest but keep the security alerts',
    same: {
      polite: ['Please unsubscribe me from the weekly digest but keep the security alerts'],
      order: ['Keep the security alerts but unsubscribe from the weekly digest'],
      terse: ['unsubscribe weekly digest, keep security alerts'],
      synonym: ['Opt out of the weekly digest, but keep security alerts'],
    },
    other: {
      swap: [
        'Unsubscribe from the security alerts but keep the weekly digest',
        'Keep the weekly digest but unsubscribe from the security alerts',
      ],
      direction: ['Subscribe to the weekly digest but keep the security alerts'],
      clause: ['Unsubscribe from the weekly digest and from the security alerts'],
      which: ['Unsubscribe from the monthly digest but keep the security alerts'],
      quantifier: ['Unsubscribe from everything'],
    },
  },
];
