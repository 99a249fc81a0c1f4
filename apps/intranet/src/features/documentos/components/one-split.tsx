import { useTranslation } from 'react-i18next';
import { reparto, type RepartoVista } from '@jornada/contract/reparto.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DropSplit } from './split-ends.tsx';
import { SplitDesk } from './split-desk.tsx';
import { SplitProblem, SplitProgress } from './split-progress.tsx';
import { SplitSteps } from './split-steps.tsx';
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
