import type { TFunction } from 'i18next';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { coverOf, figureOf, hasRecords, marksOf, partOf, zoneOf, type ShownOfDay } from './day.ts';
import { holidayText, partText } from './part-text.ts';

type Context = { t: TFunction; format: Format; shown: ShownOfDay; hoy: string; ahora: string; unsent: ReadonlyMap<string, unknown> };

/** A day in one sentence for screen readers: date, shift, worked, difference, cover, notes. */
export function sentenceOf(dia: DiaVista, { t, format, shown, hoy, ahora, unsent }: Context): string {
  const spoken = (minutes: number): string => format.spokenDuration(minutes);
  const figure = figureOf(dia, shown, ahora);
  const cover = coverOf(dia);
  const marks = marksOf(dia, unsent.has(dia.fecha));
  const parts: string[] = [];

  if (dia.fecha === hoy) parts.push(t('calendario.frase.hoy'));
  if (cover?.kind === 'plain') parts.push(holidayText(dia, cover.nombre, t));
  if (cover?.kind === 'away') parts.push(t(nameOfAbsence(cover.clase)));
  if (cover?.kind === 'pending') parts.push(t('calendario.frase.ausencia-pendiente', { clase: t(nameOfAbsence(cover.clase)) }));
  const part = partOf(dia);
  if (part) parts.push(partText(part, dia.linea.previstoMinutos, { t, duration: spoken }));
  const turno = dia.previsto?.turno;
  if (turno && shown.shifts && !turno.flexible) {
    const zona = zoneOf(dia, format.zone);
    const [desde, hasta] = [format.hour(turno.inicio, zona), format.hour(turno.fin, zona)];
    parts.push(t('calendario.frase.turno', { turno: turno.nombre, desde, hasta }));
  }
  if (figure.kind === 'planned') parts.push(t('calendario.frase.previsto', { tiempo: spoken(figure.minutos) }));
  if (figure.kind === 'worked') parts.push(t('calendario.frase.trabajado', { tiempo: spoken(figure.minutos) }));
  if ((figure.kind === 'worked' || figure.kind === 'missed') && figure.diferencia !== null)
    parts.push(difference(figure.diferencia, t, spoken));
  for (const incidencia of dia.linea.incidencias) parts.push(t(`incidencias.${incidencia}.nombre`));
  if (marks.includes('unsent')) parts.push(t('calendario.frase.sin-enviar'));
  if (marks.includes('pending')) parts.push(t('calendario.frase.pendiente'));
  if (marks.includes('warning')) parts.push(t('calendario.frase.aviso'));
  if (marks.includes('corrected')) parts.push(t('calendario.frase.corregido'));
  if (marks.includes('holiday')) parts.push(holidayText(dia, dia.linea.festivo ?? '', t));
  if (parts.length === 0 || (parts.length === 1 && dia.fecha === hoy))
    parts.push(t(hasRecords(dia) ? 'calendario.frase.fichado' : 'calendario.frase.libre'));
  return `${format.capitalize(format.date(dia.fecha, 'long'))}: ${parts.join('; ')}`;
}

function difference(minutos: number, t: TFunction, spoken: (minutes: number) => string): string {
  if (minutos === 0) return t('calendario.frase.justo');
  return t(minutos > 0 ? 'calendario.frase.mas' : 'calendario.frase.menos', { tiempo: spoken(minutos) });
}
