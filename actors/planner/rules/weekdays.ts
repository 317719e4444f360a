/** The days of the week as goals and pages name them, by `Date.prototype.getUTCDay`. */
export const weekdays: readonly string[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
