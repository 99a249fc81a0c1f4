import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceMobile } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { Page } from '@jornada/web/page.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../../shared/services.tsx';
import { useHasPin } from '../api.ts';
import { PinForm } from '../components/pin-form.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';

/** The door of the documents. Nobody opens it for somebody else. */
export function PinDoorScreen(): ReactNode {
  const { t } = useTranslation();
  const { session } = useServices();
  const isActing = useObservable(session).simulatedUser !== null;
  return (
    <Page title={t('mis-documentos.titulo')}>
      {isActing ? <EmptyState title={t('mis-documentos.pin.ajena')} text={t('mis-documentos.pin.ajena-texto')} /> : <DoorOrKept />}
    </Page>
  );
}

/** Without a network no PIN can be looked at: what is kept on this device is read without. */
function DoorOrKept() {
  const isOnline = useOnline();
  return isOnline ? (
    <Door />
  ) : (
    <>
      <KeptLink />
      <Door />
    </>
  );
}

function Door() {
  const { t } = useTranslation();
  const { volver } = useSearch({ from: '/shell/session/documentacion-pin' });
  const has = useHasPin(true);
  return (
    <Loaded query={has} waiting={<span />}>
      {({ tienePin }) =>
        tienePin ? (
          <PinForm />
        ) : (
          <EmptyState
            title={t('mis-documentos.pin.sin')}
            text={t('mis-documentos.pin.sin-texto')}
            action={
              <Button
                size="xl"
                renderRoot={(props) => <Link to="/configuracion/pin" search={{ volver: volver ?? '/documentacion-tipos' }} {...props} />}
              >
                {t('mis-documentos.pin.poner')}
              </Button>
            }
          />
        )
      }
    </Loaded>
  );
}

/** The way to what the person keeps on this device, if there is something. */
function KeptLink() {
  const { t } = useDocumentWords();
  const { items } = useKeptDocuments();
  if (items.length === 0) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      mb="md"
      leftSection={<Glyph of={IconDeviceMobile} size="sm" />}
      renderRoot={(props) => <Link {...props} to="/documentacion-guardados" />}
    >
      {t('mis-documentos.guardado.ver', { count: items.length })}
    </Button>
  );
}
