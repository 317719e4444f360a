/** A social network: an endless feed of posts with icon buttons and menus, and a profile. */
import { didInAnyOrder } from "../../endings.js";
import { did, nothing, read } from "../../judges.js";
const updated = { kind: 'statusText', match: 'your feed was updated' };
export const goals = [
    {
        id: 'b-chirp-mute',
        page: 'feed.html',
        prompt: 'Mute the user @quietfox',
        success: updated,
        kind: 'social',
        judge: did(['menu', 'Mute @quietfox']),
    },
    {
        id: 'b-chirp-like-all',
        page: 'feed.html',
        prompt: 'Like all posts by Marta Lind; go down the feed to its end, there are three of them',
        success: { kind: 'textVisible', value: 'Likes you gave: 3' },
        kind: 'social',
        judge: didInAnyOrder(['liked', 'Marta Lind: Morning swim, 6 degrees.'], ['liked', 'Marta Lind: Sale on plums today.'], ['liked', 'Marta Lind: Rain again.']),
    },
    {
        id: 'b-chirp-repost',
        page: 'feed.html',
        prompt: 'Repost the post about the sourdough',
        success: { kind: 'textVisible', value: 'Your repost is live' },
        kind: 'social',
        judge: did(['reposted', 'City Bakery: New sourdough out of the oven at eight.']),
    },
    {
        id: 'b-chirp-bookmark-below',
        page: 'feed.html',
        prompt: 'Scroll down until there is a post by Odd Nilsen and bookmark that one.',
        success: { kind: 'textVisible', value: 'Added to your bookmarks' },
        kind: 'endless',
        judge: did(['bookmarked', 'Odd Nilsen: Fjord report: flat as a mirror.']),
    },
    {
        id: 'b-chirp-post',
        page: 'feed.html',
        prompt: "Write a post saying 'Hello from the harbour' and publish it",
        success: { kind: 'textVisible', value: 'Your post was sent' },
        kind: 'social',
        judge: did(['posted', 'Hello from the harbour']),
    },
    {
        id: 'b-chirp-block-fourth',
        page: 'feed.html',
        prompt: 'block the author of the 4th post',
        success: updated,
        kind: 'social',
        judge: did(['menu', 'Block @benosei']),
    },
    {
        id: 'b-chirp-mute-nobody',
        page: 'feed.html',
        prompt: 'Mute the user @ghostpepper',
        success: updated,
        kind: 'social',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'b-chirp-follow',
        page: 'profile.html',
        prompt: 'Follow Noor Haddad, then open the Media tab.',
        success: { kind: 'textVisible', value: 'Photos and clips' },
        kind: 'social',
        judge: did(['followed', 'Noor Haddad'], ['tab', 'Media']),
    },
    {
        id: 'b-chirp-followers',
        page: 'profile.html',
        prompt: 'Return the number of followers as a number',
        success: { kind: 'extracted' },
        kind: 'social',
        judge: read(/^1284$/),
    },
    {
        id: 'b-chirp-suggested',
        page: 'profile.html',
        prompt: 'In the "Who to follow" section, follow Night Trains.',
        success: { kind: 'textVisible', value: 'Following ✓' },
        kind: 'sections',
        judge: did(['followed', 'Night Trains']),
    },
];
//# sourceMappingURL=goals.js.map