/** What languages call themselves, as pages offer them: "Finnish" is there as "Suomi", or by its code (ISO 639-1). */

let codes: ReadonlyMap<string, string> | undefined;

/** Of all codes of two letters, those that have an English name. */
function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return new Map(
    letters.flatMap((first) =>
      letters.flatMap((second): readonly (readonly [string, string])[] => {
        const name = english.of(first + second);
        return name === undefined ? [] : [[name.toLowerCase(), first + second]];
      }),
    ),
  );
}

/** Its own name, and its code in capitals; none for what is no language. */
export function ownNamesOf(language: string): readonly string[] {
  codes ??= codesByName();
  const code = codes.get(language.trim().toLowerCase());
  if (code === undefined) return [];
  const own = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  return [...(own === undefined ? [] : [own]), code.toUpperCase()];
}
