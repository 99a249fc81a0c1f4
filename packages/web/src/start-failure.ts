/** The texts could not be loaded, so these few are written here and not in a catalogue. */
const TEXTS = {
  es: ['No hemos podido abrir Jornada. Revisa tu conexión.', 'Probar otra vez'],
  en: ['Jornada could not be opened. Check your connection.', 'Try again'],
  pt: ['Não foi possível abrir o Jornada. Verifica a tua ligação.', 'Tentar outra vez'],
  de: ['Jornada ließ sich nicht öffnen. Prüfe deine Verbindung.', 'Noch einmal versuchen'],
} as const;

/** Says that the app did not start, and offers to reload the page. */
export function showStartFailure(root: HTMLElement): void {
  const wish = navigator.language.slice(0, 2).toLowerCase();
  const [sentence, again] = TEXTS[wish in TEXTS ? (wish as keyof typeof TEXTS) : 'en'];
  const text = document.createElement('p');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.textContent = again;
  button.addEventListener('click', () => location.reload());
  const page = document.createElement('main');
  page.className = 'start-failure';
  page.append(text, button);
  root.replaceChildren(page);
}
