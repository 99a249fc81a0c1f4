import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { PaginaRepartida, RepartoVista } from '@jornada/contract/reparto.ts';
import type { EstadoPagina } from '@jornada/domain/reparto/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArchive, IconCheck, IconHelpCircle, IconSend, IconX } from '@jornada/ui/icons.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { GRUPOS_DE_PAGINAS } from '../model/split-view.ts';
import { usePageWords } from '../model/use-page-words.ts';
import type { SplitPages } from '../model/use-split-pages.ts';
import classes from '../split.module.css';
import { PageRow } from './page-row.tsx';
import { PeopleWithoutPage } from './people-without-page.tsx';

const LOOK: Record<EstadoPagina, { icon: Icon; tone: 'accent' | 'warn' | 'bad' | 'quiet' }> = {
  'de-nadie': { icon: IconX, tone: 'bad' },
  dudosa: { icon: IconHelpCircle, tone: 'warn' },
  encontrada: { icon: IconCheck, tone: 'accent' },
  publicada: { icon: IconSend, tone: 'accent' },
  apartada: { icon: IconArchive, tone: 'quiet' },
};
/** So many of those that were found show before somebody asks for all. */
const FIRST = 60;

type Props = {
  vista: RepartoVista;
  pages: SplitPages;
  current: number | null;
  seen: ReadonlySet<number>;
  onOpen: (page: number) => void;
  onSetAside: (page: PaginaRepartida) => void;
};

/** The pages by what is to be done with them: nobody's, doubts, people without one, and those that were found. */
export function SplitGroups(props: Props) {
  return GRUPOS_DE_PAGINAS.map((group) => (
    <PageGroup key={group} group={group} {...props}>
      {group === 'encontrada' && <PeopleWithoutPage vista={props.vista} />}
    </PageGroup>
  ));
}

function PageGroup({
  group,
  vista,
  pages,
  current,
  seen,
  onOpen,
  onSetAside,
  children,
}: Props & { group: EstadoPagina; children: ReactNode }) {
  const { t } = usePageWords();
  const [showsAll, setShowsAll] = useState(false);
  const count = pages.counts[group];
  const list = pages.groups[group];
  // The page that one looks at is never among those that are left out.
  const at = list.items.findIndex(({ pagina }) => pagina === current);
  const shown = showsAll ? list.items : list.items.slice(0, Math.max(FIRST, at + 1));
  const { icon, tone } = LOOK[group];
  return (
    <>
      {children}
      {count > 0 && (
        <section className={classes.group} aria-labelledby={`grupo-${group}`}>
          <header>
            <Glyph of={icon} data-tone={tone} />
            <h2 id={`grupo-${group}`}>
              {t(`documentos.reparto.grupos.${group}`)} <span>{count}</span>
            </h2>
            {group === 'dudosa' && <small>{t('documentos.reparto.no-se-adivina')}</small>}
            {group === 'encontrada' && <small>{t('gestion.personas', { count: vista.cuentas.personas })}</small>}
            {shown.length < list.items.length && (
              <Button variant="transparent" px={0} fz="md" ms="auto" onClick={() => setShowsAll(true)}>
                {t('documentos.reparto.acciones.ver-las', { count })}
              </Button>
            )}
          </header>
          <ul>
            {shown.map((page) => (
              <PageRow
                key={page.pagina}
                page={page}
                isOpen={page.pagina === current}
                isSeen={page.mirada || seen.has(page.pagina)}
                onOpen={() => onOpen(page.pagina)}
                onSetAside={() => onSetAside(page)}
              />
            ))}
          </ul>
          {shown.length === list.items.length && <MoreInSight list={list} />}
          {list.error !== null && list.items.length === 0 && (
            <SmallReadProblem que={t(`documentos.reparto.grupos.${group}`)} error={list.error} onRetry={() => void list.refetch()} />
          )}
        </section>
      )}
    </>
  );
}
