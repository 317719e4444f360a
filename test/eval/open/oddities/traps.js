document.getElementById('c').addEventListener('submit', (e) => {
  e.preventDefault();
  const f = new FormData(e.target);
  report('contact', { trap: f.get('email'), mail: f.get('reply_to'), again: f.get('reply_to_2'), text: f.get('text'), by: e.submitter?.id ?? null });
  document.querySelector('[role=status]').textContent = 'Message received';
});
