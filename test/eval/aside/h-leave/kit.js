const pages = [['index.html', 'Overview'], ['request.html', 'New request'], ['approve.html', 'To be decided'], ['team.html', 'Team']];
document.body.insertAdjacentHTML('afterbegin', `<nav class="MuiDrawer-paper"><div style="padding:16px;font-size:18px">Daysheet</div>${pages.map(([p, n]) => `<a class="MuiListItem-root" href="${p}" ${location.pathname.endsWith(p) ? 'aria-current="page"' : ''}>${n}</a>`).join('')}</nav>`);
function snack(text) { document.querySelector('.MuiSnackbar-root')?.remove(); document.body.insertAdjacentHTML('beforeend', `<div class="MuiSnackbar-root" role="status">${text}</div>`); }
/** A list box in a layer at the end of the body, as component libraries have it. */
function listBox(button, options, taken) {
  button.onclick = () => {
    document.querySelector('.MuiPopover-paper')?.remove();
    const box = button.getBoundingClientRect();
    document.body.insertAdjacentHTML('beforeend', `<ul class="MuiPopover-paper" role="listbox" style="left:${box.left + scrollX}px;top:${box.bottom + scrollY}px;min-width:${box.width}px">${options.map((o) => { const [n, off] = [].concat(o); return `<li class="MuiMenuItem-root" role="option" aria-selected="${button.textContent === n}" ${off ? 'aria-disabled="true"' : ''}>${n}</li>`; }).join('')}</ul>`);
    button.setAttribute('aria-expanded', 'true');
    const list = document.querySelector('.MuiPopover-paper');
    list.onclick = (e) => { if (e.target.role !== 'option' || e.target.ariaDisabled === 'true') return; button.textContent = e.target.textContent; button.setAttribute('aria-expanded', 'false'); list.remove(); taken?.(button.textContent); };
  };
}
