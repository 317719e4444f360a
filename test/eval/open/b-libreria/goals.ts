/** A Spanish bookshop: a catalogue over four addresses, and a form of contact in a table. */
import type { EvalGoal, Judge } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const inBasket = { kind: 'textVisible', value: 'está en su cesta' } as const;

/** The form tells a draft after each field; only what it ended as counts. */
const last =
  (event: string, detail: unknown): Judge =>
  ({ log }) => {
    const sent = log.filter((entry) => entry.event === 'enviado');
    const shown = event === 'enviado' ? sent : [...log.slice(-1), ...sent];
    return did([event, detail])({ log: shown, data: {} });
  };

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-libreria-page-three',
    page: 'catalogo.html',
    prompt: "Page through the catalogue until you find 'La sombra del río' and add it to the basket (cesta)",
    success: inBasket,
    kind: 'paging',
    judge: did(['cesta', 'La sombra del río']),
  },
  {
    id: 'b-libreria-oldest',
    page: 'catalogo.html?p=2',
    prompt: 'Put the oldest book on this page into the cesta',
    success: inBasket,
    kind: 'rows',
    judge: did(['cesta', 'Cartas a Lisboa']),
  },
  {
    id: 'b-libreria-cheapest',
    page: 'catalogo.html',
    prompt: 'Click "Añadir a la cesta" for the cheapest book shown here.',
    success: inBasket,
    kind: 'rows',
    judge: did(['cesta', 'Mareas']),
  },
  {
    id: 'b-libreria-price',
    page: 'catalogo.html',
    prompt: "Return the price of 'Nada que declarar'",
    success: { kind: 'extracted' },
    kind: 'extraction',
    judge: read(/^\D*21([,.]00)?\D*$/),
  },
  {
    id: 'b-libreria-no-such-book',
    page: 'catalogo.html',
    prompt: "Add the book 'Cien relojes rotos' to the cesta",
    success: inBasket,
    kind: 'paging',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-libreria-which-vidal',
    page: 'catalogo.html',
    prompt: 'Add the book by Clara Vidal on this page to the cesta',
    success: inBasket,
    kind: 'rows',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-libreria-contact',
    page: 'contacto.html',
    prompt:
      "Fill in the form: Nombre Ana Gil, Correo electrónico ana@example.es, Asunto Devoluciones, Mensaje 'Libro dañado'. Tick the privacy box and press Enviar.",
    success: { kind: 'textVisible', value: 'hemos recibido su mensaje' },
    kind: 'forms',
    judge: last('enviado', { n: 'Ana Gil', c: 'ana@example.es', a: 'Devoluciones', m: 'Libro dañado', pr: true }),
  },
  {
    id: 'b-libreria-draft',
    page: 'contacto.html',
    prompt: 'Enter "Luis Mora" as the Nombre and "¿Abren el lunes?" as the Mensaje, without sending the form',
    success: { kind: 'textVisible', value: 'Borrador guardado' },
    kind: 'stopping',
    judge: last('borrador', { n: 'Luis Mora', c: '', a: 'Consulta', m: '¿Abren el lunes?', pr: false }),
  },
];
