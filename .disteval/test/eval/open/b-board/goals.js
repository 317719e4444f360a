/** Drag and drop: cards by HTML5 events, a list by pointer events, things by mouse events. */
import { ended } from "../../endings.js";
import { did, nothing } from "../../judges.js";
const moved = { kind: 'statusText', match: 'Card moved' };
const stored = { kind: 'textVisible', value: 'Your ranking was stored' };
export const goals = [
    {
        id: 'b-board-done',
        page: 'board.html',
        prompt: "Move the card 'Fix login' to Done",
        success: moved,
        kind: 'drag',
        judge: did(['moved', ['Fix login', 'Done']]),
    },
    {
        id: 'b-board-progress',
        page: 'board.html',
        prompt: 'Drag "Write docs" from the To do column into In progress.',
        success: moved,
        kind: 'drag',
        judge: did(['moved', ['Write docs', 'In progress']]),
    },
    {
        id: 'b-board-archive',
        page: 'board.html',
        prompt: "Move the card 'Ship release' to Archived",
        success: moved,
        kind: 'drag',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'b-board-top',
        page: 'ranking.html',
        prompt: 'Drag Cherry to the top of the list',
        success: stored,
        kind: 'drag',
        judge: ended('order', ['Cherry', 'Banana', 'Damson', 'Apple', 'Elderberry']),
    },
    {
        id: 'b-board-alphabet',
        page: 'ranking.html',
        prompt: 'Put the list into alphabetical order by dragging the items',
        success: stored,
        kind: 'drag',
        judge: ended('order', ['Apple', 'Banana', 'Cherry', 'Damson', 'Elderberry']),
    },
    {
        id: 'b-board-bins',
        page: 'bins.html',
        prompt: 'Drop the bottle into the bin for Glass.',
        success: { kind: 'statusText', match: 'Thank you for sorting' },
        kind: 'drag',
        judge: did(['thrown', ['Bottle', 'Glass']]),
    },
];
//# sourceMappingURL=goals.js.map