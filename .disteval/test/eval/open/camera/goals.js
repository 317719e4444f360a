import { nothing, read } from "../../judges.js";
const kind = 'reading';
const success = { kind: 'extracted' };
export const goals = [
    // The old price, struck through, is not the price.
    { id: 'camera-price', page: 'zoom.html', prompt: 'Return the price', success, kind, judge: read(/^\D{0,20}389([.,]00)?\D{0,10}$/) },
    {
        id: 'camera-specs',
        page: 'zoom.html',
        prompt: 'Return the resolution, the weight and the battery life of this camera',
        success,
        kind,
        judge: read('20.1', '294', '310'),
    },
    { id: 'camera-weight-number', page: 'zoom.html', prompt: 'Extract the Weight as a number', success, kind, judge: read(/^294$/) },
    {
        id: 'camera-similar',
        page: 'zoom.html',
        prompt: 'What does the Zuiko Z5 Pro cost? Return its price.',
        success,
        kind,
        judge: read('629'),
    },
    {
        id: 'camera-room-rating',
        page: 'room.html',
        prompt: 'Return the price per night and the rating',
        success,
        kind,
        judge: read('84', '9.1'),
    },
    {
        id: 'camera-owner',
        page: 'room.html',
        prompt: 'Give me the e-mail address and the phone number of the owner',
        success,
        kind,
        judge: read('info@alpenrose.example', '+43 5242 60 110'),
    },
    {
        id: 'camera-no-colour',
        page: 'zoom.html',
        prompt: 'Return the shutter speed',
        success,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
];
//# sourceMappingURL=goals.js.map