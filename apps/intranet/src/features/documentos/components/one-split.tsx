import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { reparto, type RepartoVista } from '@jornada/contract/reparto.ts';
import type { EstadoReparto } from '@jornada/domain/reparto/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconChevronRight } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { SplitDesk } from './split-desk.tsx';
import { DropSplit } from './split-ends.tsx';
import { SplitProblem, SplitProgress } from './split-progress.tsx';
import classes from '../split.module.css';

/** How often it is asked how far a job is, in milliseconds. */
const OFTEN = 1000;

const isUnderWay = (vista: RepartoVista | undefined): boolean => vista?.estado === 'leyendo' || vista?.estado === 'publicando';

type Props = { id: number; page: number | undefined; onPage: (page: number | undefined) => void; onLeave: () => void };

/** A file that is split, from its upload to what was published of it. */
export function OneSplit({ id, page, onPage, onLeave }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(reparto.uno, { id }, { repeatsAfter: (vista) => (isUnderWay(vista) ? OFTEN : false) });
  const { data } = query;
  const note =
    data &&
    [data.fichero.nombre, data.paginas > 0 && t('documentos.paginas', { count: data.paginas }), format.fileSize(data.fichero.bytes)]
      .filter(Boolean)
      .join(', ');
  return (
    <Page
      title={data?.titulo ?? t('documentos.reparto.titulo')}
      note={note && <span className={classes.note}>{note}</span>}
      lead={<LeadButton label={t('documentos.reparto.volver')} onClick={onLeave} />}
      actions={data && <SplitSteps estado={data.estado} />}
    >
      <Loaded query={query}>
        {(vista) => {
          if (isUnderWay(vista)) return <SplitProgress vista={vista} />;
          if (vista.estado === 'parado')
            return (
              <>
                <SplitProblem vista={vista} />
                <DropSplit id={vista.id} onDone={onLeave} />
              </>
            );
          return <SplitDesk vista={vista} named={page} onPage={onPage} onGone={onLeave} />;
        }}
      </Loaded>
    </Page>
  );
}

const STEPS = ['subir', 'repartir', 'mirar', 'publicar'] as const;
const AT: Record<EstadoReparto, number> = { leyendo: 1, parado: 1, 'por-mirar': 2, publicando: 3, publicado: 4 };

/** How far the file is: what is done has a check, and the step where one is stands out. */
function SplitSteps({ estado }: { estado: EstadoReparto }) {
  const { t } = useTranslation();
  const at = AT[estado];
  return (
    <ol className={classes.steps} aria-label={t('documentos.reparto.pasos.etiqueta')}>
      {STEPS.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li aria-hidden="true">
              <Glyph of={IconChevronRight} size="xs" />
            </li>
          )}
          <li {...(index === at && { 'aria-current': 'step' as const })}>
            {index < at && <Glyph of={IconCheck} size="sm" data-tone="accent" />}
            {t(`documentos.reparto.pasos.${step}`)}
            {index < at && <VisuallyHidden>{t('documentos.reparto.pasos.hecho')}</VisuallyHidden>}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
