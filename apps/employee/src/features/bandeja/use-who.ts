import { useTranslation } from 'react-i18next';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';

/** The sender of a matter in the reader's words: a person's name, "your request", or "your company". */
export function useWho({ esPropio, persona, correcciones }: AsuntoVista): string {
  const { t } = useTranslation();
  if (!esPropio) return persona.nombre;
  return t(correcciones[0]?.esPropia === false ? 'bandeja.de-tu-empresa' : 'bandeja.tu-peticion');
}
