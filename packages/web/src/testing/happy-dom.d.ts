/** What happy-dom adds to the window. */
interface Window {
  happyDOM: { setViewport(viewport: { width: number; height: number }): void; setURL(url: string): void };
}
