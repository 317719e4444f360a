import { did } from "../../judges.js";
const received = { kind: 'textVisible', value: 'We have received your application' };
const files = { 'cv-nora.pdf': { url: 'cv-nora.pdf' } };
const blank = { name: '', mail: '', phone: '', cv: null, letter: null, start: null, night: null, licence: false, terms: true };
const nora = { ...blank, name: 'Nora Quist', mail: 'nora@quist.example' };
/** Whatever name the file has when it arrives. */
const applied = (wanted) => ({ log, data }) => {
    const [first] = log;
    const cv = first?.detail?.cv;
    return typeof cv === 'string' && /\.pdf$/.test(cv)
        ? did(['application', { ...wanted, cv }])({ log, data })
        : `no CV: ${JSON.stringify(log)}`;
};
export const goals = [
    {
        id: 'career-short',
        page: 'apply.html',
        prompt: 'Enter "Nora Quist" as full name and nora@quist.example as e-mail, continue, upload cv-nora.pdf as CV, continue, continue, accept that I have read the privacy notice and hand in the application',
        success: received,
        kind: 'wizard',
        options: { files },
        judge: applied(nora),
    },
    {
        id: 'career-answers',
        page: 'apply.html',
        prompt: 'Apply with full name Nora Quist, e-mail nora@quist.example and phone 0171 5550; on the next step attach the CV cv-nora.pdf; on the next one answer "In a month" and No to night work; go on, tick the privacy notice and click "Hand in application"',
        success: received,
        kind: 'wizard',
        options: { files },
        judge: applied({ ...nora, phone: '0171 5550', start: 'In a month', night: 'No' }),
    },
    {
        id: 'career-upload',
        page: 'photo.html',
        prompt: 'Type "Letter of May" as the title, attach letter.txt, make it visible to My team and press Upload',
        success: { kind: 'statusText', match: 'Upload finished' },
        kind: 'forms',
        options: { files: { 'letter.txt': { url: 'letter.txt' } } },
        judge: did(['upload', { title: 'Letter of May', doc: ['letter.txt', 19], who: 'My team' }]),
    },
    {
        id: 'career-no-file',
        page: 'photo.html',
        prompt: 'Upload the document passport.pdf and make it visible to Only me',
        success: { kind: 'statusText', match: 'Upload finished' },
        kind: 'impossible',
        // No file is declared.
        impossible: true,
        judge: ({ log }) => (log.length === 0 ? undefined : 'sent the form without its file'),
    },
];
//# sourceMappingURL=goals.js.map