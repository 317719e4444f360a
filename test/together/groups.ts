/** Which test files share a process. */

/** Their files neither end nor measure what they would share, and most of what each costs alone is to load and compile the same code. */
const shareable = /(?:^|\/)test\/(?:actors|config|farm\/page|skills|store)\//;

/** Each takes as long as a group, and lets nothing else go on meanwhile. */
const busy = /\/rules\/reading(?:-at-length)?\.test\.js$/;

/** So many that little is opened anew, and so few that the last ones to end don't keep the others waiting for long. */
const most = 12;
/** Of those that wait most. */
const longest = /\/test\/skills\//;
const mostOfLongest = 4;

/** Those that take longest come first. */
export function inGroups(files: readonly string[]): readonly (readonly string[])[] {
  const long = files.filter((file) => longest.test(file));
  const others = files.filter((file) => !longest.test(file));
  const mayShare = (file: string) => shareable.test(file) && !busy.test(file);
  const alone = others.filter((file) => !mayShare(file)).map((file) => [file]);
  const rest = others.filter(mayShare);
  return [...parted(long, mostOfLongest), ...alone, ...parted(rest, most)];
}

const parted = (files: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, at) => files.slice(at * size, (at + 1) * size));
