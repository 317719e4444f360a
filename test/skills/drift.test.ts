import t from 'tap';
import { checkDrift } from './drifting.ts';

const form = `
  <nav><a href="/start" data-is="home">Home</a> <a href="/help">Help</a></nav>
  <main><h1>Newsletter</h1>
  <form><p>Stay informed.</p>
    <p><label for="mail">E-mail</label> <input id="mail" name="mail" type="email" autocomplete="email" data-testid="mail-field" data-is="mail"></p>
    <p><label for="nick">Nickname</label> <input id="nick" name="nick" data-is="nick"></p>
    <p><button id="go" class="primary" name="go" data-testid="go-button" type="button" data-is="go">Subscribe</button>
       <button id="no" type="button" data-is="no">Cancel</button></p>
  </form></main><footer><a href="/imprint">Imprint</a></footer>`;

t.test(
  'a form whose locators are corrupted alone and in pairs, and whose elements are moved, wrapped, doubled, hidden and replaced',
  async (t) => {
    const counts = await checkDrift(t, {
      body: form,
      prompt: 'Fill "E-mail" with "ada@example.com" and click "Subscribe"',
      did: ['fill mail', 'click go'],
      changes: [
        ['nothing', '', 'replayed'],
        ['other ids', '$("go").id = "x1"; $("mail").id = "x2"; document.querySelector("label").htmlFor = "x2";', 'replayed'],
        [
          'regenerated ids and class names',
          'for (const one of document.querySelectorAll("[id],[class]")) { const id = "ember" + Math.round(Math.random() * 1e6); for (const label of document.querySelectorAll("label[for=" + one.id + "]")) label.htmlFor = id; one.id = id; one.className = "c" + id; }',
          'replayed',
        ],
        ['no test ids', 'for (const name of ["go", "mail"]) $(name).removeAttribute("data-testid");', 'replayed'],
        ['other test ids', 'for (const name of ["go", "mail"]) $(name).dataset.testid = "other-" + name;', 'replayed'],
        ['other names', '$("go").name = "send"; $("mail").name = "address";', 'replayed'],
        [
          'no ids and no test ids',
          'for (const name of ["go", "mail"]) { $(name).removeAttribute("data-testid"); } { const label = document.querySelector("label[for=mail]"); label.removeAttribute("for"); label.append($("mail")); } $("go").removeAttribute("id"); $("mail").removeAttribute("id");',
          'replayed',
        ],
        [
          'no names and no ids',
          'for (const name of ["go", "mail"]) { $(name).removeAttribute("name"); } { const label = document.querySelector("label[for=mail]"); label.removeAttribute("for"); label.append($("mail")); } $("go").removeAttribute("id"); $("mail").removeAttribute("id");',
          'replayed',
        ],
        [
          'all machine locators gone',
          'for (const name of ["go", "mail"]) for (const attribute of ["name", "data-testid", "autocomplete"]) $(name).removeAttribute(attribute); { const label = document.querySelector("label[for=mail]"); label.removeAttribute("for"); label.append($("mail")); } $("go").removeAttribute("id"); $("mail").removeAttribute("id");',
          'replayed',
        ],
        ['other heading', 'document.querySelector("h1").textContent = "Our letters";', 'replayed'],
        [
          'wrapped thrice',
          'for (const name of ["go", "mail"]) { const at = $(name).parentElement; const box = document.createElement("div"); box.innerHTML = "<div><div></div></div>"; at.append(box); box.firstChild.firstChild.append($(name)); }',
          'replayed',
        ],
        ['moved to the end of the page', 'document.body.append($("mail").parentElement, $("go").parentElement);', 'replayed'],
        [
          'moved to the end of the page without its ids',
          'document.body.append($("go")); $("go").removeAttribute("id"); $("go").removeAttribute("data-testid");',
          'replayed',
        ],
        ['the order of the fields changed', '$("mail").parentElement.before($("nick").parentElement);', 'replayed'],
        [
          'the order of the fields changed, and ids and test ids are gone',
          '$("mail").parentElement.before($("nick").parentElement); { const label = document.querySelector("label[for=mail]"); label.removeAttribute("for"); label.append($("mail")); } $("mail").removeAttribute("id"); $("mail").removeAttribute("data-testid"); $("mail").removeAttribute("name");',
          'replayed',
        ],
        ['renamed, all else the same', 'rename("go", "Sign me up");', 'refused'],
        ['renamed in other letters', 'rename("go", "SUBSCRIBE");', 'replayed'],
        ['renamed label', 'document.querySelector("label").textContent = "Your e-mail";', 'repaired'],
        [
          'labels that swap',
          'const [a, b] = document.querySelectorAll("label"); a.textContent = "Nickname"; b.textContent = "E-mail";',
          'refused',
        ],
        [
          'fields that swap their ids',
          '$("mail").id = "tmp"; $("nick").id = "mail"; $("mail").id = "nick"; const [a, b] = document.querySelectorAll("label"); a.htmlFor = "nick"; b.htmlFor = "mail";',
          'replayed',
        ],
        ['buttons that swap their names', 'rename("go", "Cancel"); rename("no", "Subscribe");', 'refused'],
        ['the id on another control', '$("no").id = "go"; $("go").id = "stop";', 'replayed'],
        ['the id on a container', '$("go").removeAttribute("id"); $("go").parentElement.id = "go";', 'replayed'],
        [
          'the test id on a container',
          '$("go").removeAttribute("data-testid"); $("go").parentElement.dataset.testid = "go-button";',
          'replayed',
        ],
        ['an equal button that is new, behind it', '$("go").after(html(`<button type="button">Subscribe</button>`));', 'replayed'],
        ['an equal button that is new, before it', '$("go").before(html(`<button type="button">Subscribe</button>`));', 'replayed'],
        [
          'an equal button in another section',
          'document.querySelector("footer").append(html(`<h2>Magazine</h2><button type="button">Subscribe</button>`));',
          'replayed',
        ],
        [
          'an equal button in another section, and no ids',
          '$("go").removeAttribute("id"); $("go").removeAttribute("data-testid"); $("go").removeAttribute("name"); document.querySelector("nav").before(html(`<section><h2>Magazine</h2><p><button type="button">Subscribe</button></p></section>`));',
          'replayed',
        ],
        ['an exact copy beside it', '$("go").after(copy("go"));', 'refused'],
        [
          'an exact copy of the form before it',
          '{ const label = document.querySelector("label[for=mail]"); label.removeAttribute("for"); label.append($("mail")); const main = document.querySelector("main"); main.before(main.cloneNode(true)); }',
          'refused',
        ],
        [
          'hidden, with a copy that is shown',
          '$("go").after(copy("go")); $("go").style.display = "none"; $("go").nextSibling.textContent = "Continue";',
          'refused',
        ],
        ['hidden', '$("go").style.display = "none";', 'refused'],
        ['gone', '$("go").remove();', 'refused'],
        ['disabled', '$("go").disabled = true;', 'refused'],
        [
          'replaced by a link of that name',
          '$("go").replaceWith(html(`<a href="/go">Subscribe</a>`)); names.set("go", document.querySelector(`a[href="/go"]`));',
          'repaired',
        ],
        [
          'replaced by a div that plays a button',
          '$("go").replaceWith(html(`<div role="button" tabindex="0" id="go">Subscribe</div>`)); names.set("go", document.querySelector("#go"));',
          'replayed',
        ],
        [
          'replaced by a submit button',
          '$("go").replaceWith(html(`<input type="button" value="Subscribe">`)); names.set("go", document.querySelector("[value=Subscribe]"));',
          'replayed',
        ],
        ['an icon and a hint in the button', '$("go").innerHTML = `<svg width="8" height="8"></svg> <span>Subscribe</span>`;', 'replayed'],
        ['an input that became a password field', '$("mail").type = "password";', 'repaired'],
        ['an input of another type of text', '$("mail").type = "text";', 'replayed'],
        ['a button that changes its type', '$("go").type = "reset";', 'repaired'],
        [
          'a translated page',
          'for (const [at, text] of [["label", "Courriel"], ["#go", "S’abonner"], ["#no", "Annuler"], ["h1", "Bulletin"]]) document.querySelector(at).textContent = text;',
          'refused',
        ],
        [
          'a dialog over the page',
          'document.body.append(html(`<div role="dialog" aria-modal="true" aria-label="Cookies" style="position:fixed;inset:0;background:#fff"><p>We use cookies</p><button type="button" data-aside onclick="this.parentElement.remove()">Accept all</button></div>`)); ',
          'replayed',
        ],
        [
          'the form comes late',
          'const main = document.querySelector("main"); main.remove(); setTimeout(() => document.querySelector("footer").before(main), 200);',
          'replayed',
        ],
        ['numbers in the name', 'rename("go", "Subscribe (3)");', 'replayed'],
      ],
    });
    t.comment(counts);
  },
);
