/** Days as date fields hold them, by the calendar of this machine. */
const written = (date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
/** `2027-03-01` for the day that many days after today. */
export function daysFromNow(days) {
    const now = new Date();
    return written(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}
/** The days that "next" of a weekday (0 is Sunday) may mean: the first one after today, and that of the week after this one. */
export function nextWeekday(weekday) {
    const today = new Date().getDay();
    const first = (weekday - today + 7) % 7 || 7;
    // Weeks begin on Monday.
    const nextMonday = (1 - today + 7) % 7 || 7;
    return [daysFromNow(first), daysFromNow(nextMonday + ((weekday + 6) % 7))];
}
//# sourceMappingURL=dates.js.map