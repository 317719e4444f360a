/* global report */
/** Tells what is done to a control of an entry; what a control is then stands on no attribute, lest it be found by it. */
const called = new Map();
for (const element of document.querySelectorAll('[data-is]')) {
  called.set(element, element.dataset.is);
  element.removeAttribute('data-is');
}
addEventListener('click', (event) => {
  const pressed = event.target.closest('a, button, [role=button], [type=button]');
  if (!pressed) return;
  event.preventDefault();
  if (called.has(pressed)) report('click', called.get(pressed));
});
addEventListener('change', ({ target }) => {
  const value = target.type !== 'checkbox' ? target.value : target.checked ? 'on' : 'off';
  report('change', `${called.get(target)}: ${value}`);
});
