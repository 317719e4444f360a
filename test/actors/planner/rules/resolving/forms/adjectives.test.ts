/** A search over several fields: each word goes to the field that asks for it, by whatever it is said, or nothing is sent. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (fields: string, button = 'Search') =>
  `<form onsubmit="event.preventDefault(); log([...new FormData(this)].map(([name, value]) => name + '=' + value).join(' '))">${fields}<button>${button}</button></form>`;
const beside = (...names: readonly string[]) =>
  names.map((name, at) => `<p><label for="f${at}">${name}</label> <input id="f${at}" name="${at}"></p>`).join('');
const above = (...names: readonly string[]) => names.map((name, at) => `<div><div>${name}:</div><input name="${at}"></div>`).join('');
const within = (...names: readonly string[]) => names.map((name, at) => `<input placeholder="${name}" name="${at}">`).join('');
const rows = (...names: readonly string[]) =>
  `<table>${names.map((name, at) => `<tr><td>${name}</td><td><input name="${at}"></td></tr>`).join('')}</table>`;
const lists = `<p>Genre <select name="g"><option>Any</option><option>Drama</option><option>Comedy</option></select></p>
  <p>Year <select name="y"><option>Any</option><option>2002</option><option>2003</option></select></p><p>Director <input name="d"></p>`;

const comedies = 'Search for comedy movies directed by Schmidt from year 2003';
for (const [goal, body, expected] of [
  [comedies, form(above('Year', 'Genre', 'Director')), '0=2003 1=comedy 2=Schmidt'],
  [comedies, form(beside('Director', 'Year', 'Genre'), 'Submit'), '0=Schmidt 1=2003 2=comedy'],
  [comedies, form(within('Genre', 'Year', 'Director')), '0=comedy 1=2003 2=Schmidt'],
  [comedies, form(rows("Director's name", 'Movie genre', 'Release year')), '0=Schmidt 1=comedy 2=2003'],
  [comedies, form(lists), 'g=Comedy y=2003 d=Schmidt'],
  [comedies, form(beside('Title', 'Category', 'Director', 'Year')), '0= 1=comedy 2=Schmidt 3=2003'],
  // What is written where anything may be is as it was said.
  [comedies, form(beside('Keyword', 'Director', 'Year')), '0=comedy movies 1=Schmidt 2=2003'],
  [
    'Search for science fiction movies directed by Lee from 1999',
    form(rows('Director', 'Genre', 'Year')),
    '0=Lee 1=science fiction 2=1999',
  ],
  ['Search for a drama film directed by Ann Lee', form(beside('Director', 'Genre')), '0=Ann Lee 1=drama'],
  [
    'Search for history books published by Tor written by Ann Lee',
    form(beside('Author', 'Publisher', 'Subject')),
    '0=Ann Lee 1=Tor 2=history',
  ],
  ['Find red shoes under 50 in size 42', form(beside('Colour', 'Size', 'Max price')), '0=red 1=42 2=50'],
  ['Look for flats in Bern with 3 rooms', form(beside('City', 'Rooms')), '0=Bern 1=3'],
  ['Find emergency plumbers in Bern', form(beside('What', 'Where')), '0=emergency plumbers 1=Bern'],
  [comedies, form(beside('Mood', 'Tempo', 'Director', 'Year')), /"comedy" has no place on the form/],
  [comedies, form(beside('Genre', 'Type', 'Director', 'Year')), /"comedy" has no place on the form/],
  [comedies, form(beside('Genre', 'Year')), /"directed by Schmidt" has no place on the form/],
  [comedies, form(beside('Director', 'Year')), /"comedy" has no place on the form/],
] as const)
  t.test(`${goal}: ${typeof expected === 'string' ? expected : 'refused'}`, async (t) => toldOn(t, page, goal, body, expected));
