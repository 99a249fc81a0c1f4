import { createContext } from 'react';
import type { DiaPropuestoVista, TipologiaVista } from '@jornada/contract/horas-extra/vistas.ts';
import type { Nuevo } from '../model/form-values.ts';

/** What the form says to the choice above it. */
export type Chooser = {
  nuevo: Pick<Nuevo, 'tipologias' | 'propuestas'>;
  tipologia: number;
  fecha: string;
  takeDay: (dia: DiaPropuestoVista) => void;
  takeKind: (tipologia: TipologiaVista) => void;
};

export const ChooserContext = createContext<Chooser | null>(null);
