import { did, nothing } from "../../judges.js";
const page = 'servers.html';
const said = (match) => ({ kind: 'statusText', match });
export const goals = [
    {
        id: 'cloud-own-images',
        page,
        prompt: 'In the menu go to Compute > Images > Own images',
        success: { kind: 'textVisible', value: 'Section:' },
        kind: 'menus',
        judge: did(['nav', 'own images']),
    },
    {
        id: 'cloud-dns',
        page,
        prompt: 'Hover over Network and click DNS zones',
        success: { kind: 'textVisible', value: 'Section:' },
        kind: 'menus',
        judge: did(['nav', 'dns']),
    },
    {
        id: 'cloud-snapshot',
        page,
        prompt: 'Open the menu of db-main and choose "Take snapshot"',
        success: said('Snapshot queued'),
        kind: 'menus',
        judge: did(['snapshot', 'db-main']),
    },
    {
        id: 'cloud-rename',
        page,
        prompt: 'Rename the server web-2 to "web-old"',
        success: said('Server renamed'),
        kind: 'dialogs',
        judge: did(['rename', ['web-2', 'web-old']]),
    },
    {
        id: 'cloud-restart',
        page,
        prompt: 'Restart batch and confirm',
        success: said('restarts'),
        kind: 'dialogs',
        judge: did(['restart', 'batch']),
    },
    {
        id: 'cloud-create',
        page,
        prompt: 'Create a server called edge-7 in Nuremberg with size Large',
        success: said('being created'),
        kind: 'dialogs',
        judge: did(['create', { name: 'edge-7', region: 'Nuremberg', size: 'Large' }]),
    },
    {
        id: 'cloud-delete',
        page,
        prompt: 'Delete web-1: choose Delete in its menu, type web-1 as the server name and confirm with Delete, but keep the volumes',
        success: said('Server deleted'),
        kind: 'dialogs',
        judge: did(['delete', { name: 'web-1', volumes: false }]),
    },
    {
        id: 'cloud-cancel',
        page,
        prompt: 'Click "Create server", type test as name and then cancel the dialog',
        success: said('Nothing was changed'),
        kind: 'dialogs',
        judge: did(['cancelled', 'Create server']),
    },
    {
        id: 'cloud-no-such-server',
        page,
        prompt: 'Restart the server mail-1',
        success: said('restarts'),
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
];
//# sourceMappingURL=goals.js.map