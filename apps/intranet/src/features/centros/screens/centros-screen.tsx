import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { centros, type CentroGestionado } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useIdioma } from '@jornada/web/use-format.ts';
import { AddButton } from '../../../shared/add-button.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useRead, useRefresh, useSend } from '@jornada/web/calls.ts';
import { BackToImport } from '../../../shared/back-to-import.tsx';
import { Aside, ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Section } from '../../../shared/parts.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { usePlace } from '../../../shared/use-place.ts';
import { centrosSearch } from '../search.ts';
import { CentreForm } from '../components/centre-form.tsx';

/** The work centres: position, people, and public holidays. */
export function CentrosScreen() {
  const { t } = useTranslation();
  const lista = useRead(centros.listado, {});
  const { search, open, show } = usePlace(centrosSearch);
  const items = lista.data?.items ?? [];
  const chosen = items.find(({ id }) => id === open) ?? null;
  const aside =
    open === 'nuevo' ? (
      <Aside title={t('centros.nuevo')} note={t('centros.nuevo-nota')} onClose={() => show(null)}>
        <CentreForm centro={null} named={search.nombre ?? ''} onSaved={({ id }) => show(id)} />
      </Aside>
    ) : (
      chosen && <OneCentre key={chosen.id} centro={chosen} onClose={() => show(null)} />
    );
  return (
    <Page title={t('intranet.menu.centros')} actions={<AddButton label={t('centros.nuevo')} open={open} onClick={() => show('nuevo')} />}>
      <BackToImport />
      <ListAside aside={aside}>
        <Loaded query={lista}>
          {() =>
            items.length === 0 ? (
              <EmptyState title={t('centros.vacio')} text={t('centros.vacio-texto')} />
            ) : (
              <Rows label={t('intranet.menu.centros')}>
                {items.map((centro) => (
                  <OneRow key={centro.id} centro={centro} isOpen={centro.id === open} onOpen={() => show(centro.id)} />
                ))}
              </Rows>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}

function OneRow({ centro, isOpen, onOpen }: { centro: CentroGestionado; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const lang = useIdioma();
  const country = new Intl.DisplayNames([lang], { type: 'region' }).of(centro.pais);
  return (
    <Row
      name={centro.nombre}
      note={centro.direccion || country}
      end={t('gestion.personas', { count: centro.personas })}
      facts={!centro.abierto && <ClosedPill />}
      isOpen={isOpen}
      isDim={!centro.abierto}
      onOpen={onOpen}
    />
  );
}

function OneCentre({ centro, onClose }: { centro: CentroGestionado; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const reload = useRefresh(centros.listado);
  const close = useSend(centros.cerrar);
  const reopen = useSend(centros.reabrir);
  const { id, version } = centro;
  const afterwards = { onSuccess: () => notices.show(t('gestion.guardado')) };
  return (
    <Aside
      title={centro.nombre}
      note={t('gestion.personas', { count: centro.personas })}
      status={!centro.abierto && <ClosedPill />}
      onClose={onClose}
    >
      <CentreForm centro={centro} />
      <PeopleOf title={t('gestion.quien')} nobody={t('gestion.quien-nadie')} of={{ centro: id }} />
      <Section title={t('intranet.menu.festivos')}>
        {centro.festivosConfirmados.length > 0 ? (
          <p>
            <Glyph of={IconCheck} size="sm" /> {t('centros.festivos', { anos: centro.festivosConfirmados.slice(-3).join(', ') })}
          </p>
        ) : (
          <p>{t('centros.festivos-sin')}</p>
        )}
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/festivos" search={{ centro: id }} />}>
          {t('centros.ver-festivos')}
        </Button>
      </Section>
      <CloseOrReopen
        of="centros"
        isOpen={centro.abierto}
        closing={close}
        reopening={reopen}
        onClose={() => close.mutate({ id, version }, afterwards)}
        onReopen={() => reopen.mutate({ id, version }, afterwards)}
        onReload={reload}
      />
    </Aside>
  );
}
