import { useTranslation } from 'react-i18next';
import type { FilaDeProyectosEnsayada } from '@jornada/contract/proyectos.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { DryRunLine } from '../../../shared/list-files/dry-run.tsx';
import type { AcceptedProjectsRow, RefusedProjectsRow } from '../model/projects-file.ts';

/** `Puerto Sur · Web nueva · Diseño`: what a line is about. */
function usePlace() {
  const { t } = useTranslation();
  return ({ cliente, proyecto, tarea }: Pick<FilaDeProyectosEnsayada, 'cliente' | 'proyecto' | 'tarea'>): string =>
    [cliente, proyecto, tarea].filter((one) => one !== '').join(' · ') || t('proyectos.importar.sin-proyecto');
}

export function RefusedProjects({ of }: { of: RefusedProjectsRow }) {
  const { t } = useTranslation();
  const placeOf = usePlace();
  return (
    <DryRunLine line={of.linea}>
      {placeOf(of)}
      {of.rechazos.map(({ columna, valor, motivo }) => (
        <small key={columna + motivo}>
          {t(`proyectos.importar.columnas.${columna}`)}
          {valor && ` ${t('correcciones.cita', { texto: valor })}`}:{' '}
          <span data-tone="bad">{t(`proyectos.importar.motivos.${motivo}`)}</span>
        </small>
      ))}
    </DryRunLine>
  );
}

export function AcceptedProjects({ of }: { of: AcceptedProjectsRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const placeOf = usePlace();
  const { nombre, estado, crea, entrada } = of;
  const said = entrada ? [nombre, format.date(entrada.fecha, 'full')] : [];
  const makes = crea.map((one) => t(`proyectos.importar.crea.${one}`));
  const notes = [...said, ...makes, ...(estado === 'igual' ? [t('proyectos.importar.sin-cambios')] : [])].filter((one) => one !== '');
  return (
    <DryRunLine line={of.linea} end={entrada && format.durationWithUnit(entrada.minutos)}>
      {placeOf(of)}
      <small>{notes.join(' · ')}</small>
    </DryRunLine>
  );
}
