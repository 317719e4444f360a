function end(event, detail) {
  report(event, detail);
  document.getElementById('end').className = 'on';
}
