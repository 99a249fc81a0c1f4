import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import { Columns } from '@jornada/ui/columns.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceFloppy, IconHistory } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { useDescartar145, useModelo145 } from '../api.ts';
import { Changes } from '../components/changes.tsx';
import { Form145Context } from '../components/form-context.ts';
import { HistorySheet } from '../components/history-sheet.tsx';
import { Children, Elders } from '../components/relatives.tsx';
import { Rest } from '../components/rest.tsx';
import { Situation } from '../components/situation.tsx';
import { consequencesOf, isKept } from '../model/consequences.ts';
import { useDraft } from '../model/use-draft.ts';
import classes from '../modelo145.module.css';

// Files and signing have much code of their own, and a person who fills in the form needs it last.
const Proofs = lazy(async () => ({ default: (await loadChunk(() => import('../components/proofs.tsx'))).Proofs }));
const SignSheet = lazy(async () => ({ default: (await loadChunk(() => import('../components/sign-sheet.tsx'))).SignSheet }));
const SignedSheet = lazy(async () => ({ default: (await loadChunk(() => import('../components/signed-sheet.tsx'))).SignedSheet }));

/** One's own form, as a draft that is saved while it is filled in. The pages of relatives lie above it. */
export function Modelo145Screen(): ReactNode {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { data, error, refetch } = useModelo145();
  // What was changed elsewhere, or signed, begins the form anew.
  const [round, setRound] = useState(0);
  const [signed, setSigned] = useState<Modelo145Vista | null>(null);
  const restart = (): void => setRound((now) => now + 1);
  const onElsewhere = (): void => {
    restart();
    notices.show(t('modelo145.borrador.otro-dispositivo'));
  };
  const onConflict = async (): Promise<void> => {
    await refetch();
    onElsewhere();
  };
  if (!data)
    return (
      <Page title={t('modelo145.titulo')} lead={<Back />}>
        {error ? <ReadProblem error={error} title={t('modelo145.no-se-pudo')} onRetry={() => void refetch()} /> : <WaitingRows />}
      </Page>
    );
  return (
    <>
      <Form
        key={round}
        vista={data}
        onConflict={() => void onConflict()}
        onElsewhere={onElsewhere}
        isCovered={signed !== null}
        onRestart={restart}
        onSigned={(vista) => {
          setSigned(vista);
          restart();
        }}
      />
      <Suspense fallback={null}>
        {signed && <SignedSheet vista={data.vigente?.id === signed.vigente?.id ? data : signed} onClose={() => setSigned(null)} />}
      </Suspense>
    </>
  );
}

function Back() {
  const { t } = useTranslation();
  return <LeadButton label={t('modelo145.volver')} renderRoot={(props) => <Link {...props} to="/configuracion" />} />;
}

type FormProps = {
  vista: Modelo145Vista;
  /** What was just signed lies above it. */
  isCovered: boolean;
  onConflict: () => void;
  onElsewhere: () => void;
  onRestart: () => void;
  onSigned: (vista: Modelo145Vista) => void;
};

function Form({ vista, isCovered, onConflict, onElsewhere, onRestart, onSigned }: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const draft = useDraft(vista, onConflict);
  const [open, setOpen] = useState<'sign' | 'history' | null>(null);
  const follows = consequencesOf(vista, draft.formulario, draft.paga);
  const { vigente } = vista;
  const discard = useDescartar145(onRestart);
  // The answer to one's own save comes a moment after it; what comes later and is not the same was saved elsewhere.
  const heed = useEffectEvent((next: Modelo145Vista): void => {
    const isSettled = draft.state !== 'saving' && draft.state !== 'failed' && !discard.isPending;
    if (isSettled && !isKept(next, draft.formulario)) onElsewhere();
  });
  useEffect(() => heed(vista), [vista]);
  const isChanged = vigente === null ? draft.state !== 'none' : follows.cambios.length > 0;
  const missing = follows.problemas.length;
  const review = (): void => {
    // A first form may be right as it begins: it is saved so that it can be signed.
    if (!vista.borrador && draft.state === 'none') draft.change({});
    setOpen('sign');
  };
  const history = (
    <ActionIcon aria-label={t('modelo145.historia.abrir')} onClick={() => setOpen('history')}>
      <Glyph of={IconHistory} size="lg" />
    </ActionIcon>
  );
  const dock = (isChanged || vigente === null) && (
    <Stack gap="xs" className={classes.main ?? ''}>
      <Note icon={IconDeviceFloppy} mx="auto" role="status">
        {draft.state === 'failed'
          ? t('modelo145.borrador.no-guardado')
          : draft.state === 'saving'
            ? t('modelo145.borrador.guardando')
            : missing > 0
              ? t('modelo145.falta', { count: missing })
              : draft.state === 'none'
                ? t('modelo145.ninguno')
                : t('modelo145.borrador.guardado')}
      </Note>
      {draft.state === 'failed' ? (
        <Button size="xl" fullWidth onClick={draft.retry}>
          {t('errores.reintentar')}
        </Button>
      ) : (
        <Button size="xl" fullWidth disabled={missing > 0} onClick={review}>
          {t('modelo145.revisar')}
        </Button>
      )}
    </Stack>
  );
  return (
    <Form145Context value={{ vista, draft, follows }}>
      <Page title={t('modelo145.titulo')} lead={<Back />} actions={history} dock={dock}>
        <Columns gap="xl">
          <Stack gap="xl" className={classes.main ?? ''}>
            <Text c="dimmed">
              {vigente
                ? t('modelo145.vale', { fecha: format.date(format.dayOf(vigente.momento), 'longYear') })
                : `${t('modelo145.ninguno')} ${t('modelo145.que-es')}`}
              {vigente && !vigente.acuse && ` ${t('modelo145.sin-acuse')}`}
            </Text>
            <Situation />
            <Children />
            <Elders />
            <Rest />
            <Suspense fallback={null}>{vigente && !isChanged && !isCovered && <Proofs of={vigente} />}</Suspense>
          </Stack>
          <Stack gap="lg" className={classes.aside ?? ''}>
            <Changes />
            <Text size="sm" c="dimmed">
              {t('modelo145.plazo')}
            </Text>
            {isChanged && vista.borrador && (
              <Button
                variant="transparent"
                px={0}
                className={classes.start ?? ''}
                loading={discard.isPending}
                onClick={() => discard.mutate({ version: draft.version.current })}
              >
                {t('modelo145.borrador.descartar')}
              </Button>
            )}
          </Stack>
        </Columns>
        <Suspense fallback={null}>
          {open === 'sign' && (
            <SignSheet
              onClose={() => setOpen(null)}
              onSigned={(next) => {
                setOpen(null);
                onSigned(next);
              }}
            />
          )}
        </Suspense>
        {open === 'history' && <HistorySheet versiones={vista.versiones} onClose={() => setOpen(null)} />}
      </Page>
      <Outlet />
    </Form145Context>
  );
}
