import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reparto, type PaginaRepartida, type RepartoVista } from '@jornada/contract/reparto.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { nextOf } from '../model/split-view.ts';
import { useLookedAt } from '../model/use-looked-at.ts';
import { usePaperOf } from '../model/use-paper-of.ts';
import { useSplitKeys } from '../model/use-split-keys.ts';
import { type SplitPages, useSplitPages } from '../model/use-split-pages.ts';
import { PageDecision } from './page-decision.tsx';
import { PagePreview, PreviewHead } from './page-preview.tsx';
import { PageStrip } from './page-strip.tsx';
import { DropSplit, TakeBackSplit } from './split-ends.tsx';
import { SplitFoot } from './split-foot.tsx';
import { SplitGroups } from './split-groups.tsx';
import classes from '../split.module.css';

type Props = {
  vista: RepartoVista;
  /** The page that the address names. */
  named: number | undefined;
  onPage: (page: number | undefined) => void;
  onGone: () => void;
};

/** Looking at what was read: the strip, the pages in their groups, and beside them the page itself with what can be decided about it. */
export function SplitDesk({ vista, named, onPage, onGone }: Props) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const format = useFormat();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const pages = useSplitPages(vista);
  const seen = useLookedAt(vista.id);
  const setAside = useSend(reparto.decidir, { waits: false });
  const { order, groups } = pages;
  const pageAt = (number: number | null): PaginaRepartida | undefined => order.find(({ pagina }) => pagina === number);
  // Beside the list there is always a page; on a phone one is opened.
  const current = named ?? (isWide ? (order[0]?.pagina ?? null) : null);
  const page = pageAt(current);
  const opened = usePaperOf(vista.fichero.id, current !== null);
  // A page that the strip or the address names may lie beyond those that were read.
  // What could not be read is not asked for again and again: its group says so, and reads it again when somebody wants it.
  const rest = Object.values(groups).find(({ hasMore, isReadingMore, error }) => hasMore && !isReadingMore && !error);
  const isMissing = current !== null && !page;
  useEffect(() => {
    if (isMissing) rest?.readMore();
  }, [isMissing, rest]);
  const isSeen = page !== undefined && (page.mirada || seen.mine.has(page.pagina));
  const goTo = (next: number | null): void => {
    if (next !== null) onPage(next);
  };
  const goOn = (by: 1 | -1 = 1): void => goTo(nextOf(order, current, by));
  const markAndGoOn = (): void => {
    if (page?.estado === 'encontrada' && !isSeen) seen.mark(page.pagina);
    goOn();
  };
  useSplitKeys({
    onList: goOn,
    onFile: (by) => {
      const next = (current ?? 0) + by;
      if (next >= 1 && next <= vista.paginas) goTo(next);
    },
    onSpace: markAndGoOn,
  });
  const { cuentas, publicado } = vista;
  const told =
    publicado !== null
      ? t('documentos.reparto.ya-publicado', { cuando: `${format.date(format.dayOf(publicado), 'long')}, ${format.hour(publicado)}` })
      : cuentas.publicadas > 0
        ? t('documentos.reparto.cuentas.publicada', { count: cuentas.publicadas })
        : t('documentos.reparto.por-documento');
  const preview = page && (
    <>
      <PagePreview page={page} fichero={vista.fichero} opened={opened} />
      <PageDecision
        key={page.pagina}
        id={vista.id}
        page={page}
        before={pageAt(page.pagina - 1)}
        isSeen={isSeen}
        onSeen={markAndGoOn}
        onDecided={() => goOn()}
      />
    </>
  );
  const head = page && (
    <PreviewHead
      page={page}
      place={{ number: groups[page.estado].items.indexOf(page) + 1, total: pages.counts[page.estado] }}
      isNamed={!isWide}
      onGo={goOn}
    />
  );
  return (
    <div className={classes.desk}>
      <div className={classes.main}>
        <h2 className={classes.headline}>
          {t('documentos.reparto.tienen', { count: cuentas.deCuantas, personas: format.number(cuentas.personas) })}
        </h2>
        <p className={classes.under}>{told}</p>
        <PageStrip tira={vista.tira} current={current} onChoose={(next) => onPage(next)} />
        <StripLegend counts={pages.counts} paginas={vista.paginas} />
        <SplitGroups
          vista={vista}
          pages={pages}
          current={current}
          seen={seen.mine}
          onOpen={(next) => onPage(next)}
          onSetAside={({ pagina }) =>
            setAside.mutate({ id: vista.id, pagina, persona: null }, { onError: (error) => notices.show(messageOf(error)) })
          }
        />
        <TakeBackSplit vista={vista} />
        {publicado === null && cuentas.publicadas === 0 && <DropSplit id={vista.id} onDone={onGone} />}
        {!isWide && <SplitFoot vista={vista} noted={seen.mine.size} />}
      </div>
      {isWide && (
        <aside className={classes.preview} aria-label={t('documentos.reparto.vista-previa.titulo', { pagina: current ?? 1 })}>
          {head}
          <div className={classes.scroll}>{preview ?? <p className={classes.decision}>{t('documentos.reparto.vista-previa.nada')}</p>}</div>
          {page?.estado === 'encontrada' && <p className={classes.keys}>{t('documentos.reparto.teclas')}</p>}
          <SplitFoot vista={vista} noted={seen.mine.size} />
        </aside>
      )}
      {!isWide && page && (
        <Sheet
          title={t('documentos.reparto.vista-previa.titulo', { pagina: page.pagina })}
          closeLabel={t('documentos.reparto.vista-previa.cerrar')}
          onClose={() => onPage(undefined)}
        >
          {head}
          {preview}
        </Sheet>
      )}
    </div>
  );
}

const SHOWN = ['encontrada', 'dudosa', 'de-nadie', 'publicada', 'apartada'] as const;

/** What the ticks are, and how many of each: the strip in words. */
function StripLegend({ counts, paginas }: { counts: SplitPages['counts']; paginas: number }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      {SHOWN.filter((state) => counts[state] > 0).map((state) => (
        <li key={state} data-state={state}>
          {state === 'de-nadie' ? <Glyph of={IconX} size="sm" /> : <i aria-hidden="true" />}
          {t(`documentos.reparto.cuentas.${state}`, { count: counts[state] })}
        </li>
      ))}
      <li data-state="aqui">
        <i aria-hidden="true" />
        {t('documentos.reparto.tira.miras')}
      </li>
      <li data-state="todas">{t('documentos.reparto.tira.de-a', { paginas })}</li>
    </ul>
  );
}
