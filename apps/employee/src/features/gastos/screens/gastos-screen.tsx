import { useTranslation } from 'react-i18next';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { newUuid } from '@jornada/client';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera, IconPencil } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { PICTURES } from '@jornada/web/files/accepted.ts';
import { FileInput } from '@jornada/web/files/file-input.tsx';
import { shrinkPicture } from '@jornada/web/native/shrink-picture.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { useAccountDrafts } from '../api.ts';
import { DeviceDrafts } from '../components/device-drafts.tsx';
import { DraftRow } from '../components/draft-row.tsx';
import { GASTOS } from '../components/gastos-parts.tsx';
import { Totals } from '../components/totals.tsx';
import { useDraftWords } from '../components/use-draft-words.ts';
import { BLANK } from '../drafts/draft-values.ts';
import { DraftsProvider, useDrafts } from '../drafts/drafts-provider.tsx';
import classes from '../gastos.module.css';

const route = getRouteApi('/shell/session/gastos');

/** The expenses of a year or a month: what is still to be got back, what waits on this device, and the list. */
export function GastosScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { mes } = route.useSearch();
  const { borrador }: { borrador?: string } = useSearch({ strict: false });
  const { ano, estado } = useFilters();
  const when = mes === undefined ? String(ano) : t('gastos.vacia.mes', { mes: format.month(mes), ano });
  return (
    <DraftsProvider open={borrador}>
      <RequestsPage
        of={GASTOS}
        title={t('gastos.lista')}
        ask={t('gastos.nuevo')}
        home="/gastos-list"
        empty={{ title: t('gastos.vacia.titulo', { cuando: when }), text: t('gastos.vacia.texto') }}
        also={{ filtro_Mes: mes }}
        draftsApart
        besideAsk={<PhotoButton />}
        before={
          <>
            <Totals ano={ano} mes={mes} />
            <DeviceDrafts />
            {estado === undefined && <AccountDrafts />}
          </>
        }
      />
    </DraftsProvider>
  );
}

/** The photo first: it is kept at once, with or without a network, and the rest is filled in later. */
function PhotoButton() {
  const { t } = useTranslation();
  const { clock, notices } = useServices();
  const format = useFormat();
  const { drafts, isKept } = useDrafts();
  if (!isKept) return null;
  const keep = async (file: File): Promise<void> => {
    const values = { ...BLANK, dia: format.dayOf(clock.now()) };
    try {
      await drafts.keeper(newUuid(), () => values).add(newUuid(), await shrinkPicture(file));
      notices.show(t('gastos.foto.guardada'));
    } catch {
      notices.show(t('gastos.foto.no-cabe'));
    }
  };
  return (
    <label className={classes.photo}>
      <Glyph of={IconCamera} size="lg" />
      <span>{t('gastos.foto.boton')}</span>
      <FileInput accept={PICTURES} isCamera onFile={(file) => void keep(file)} />
    </label>
  );
}

/** The drafts of the account, to be gone on with or thrown away: photos that nobody has completed pile up otherwise. */
function AccountDrafts() {
  const { t, amount, nameOf } = useDraftWords();
  const { notices } = useServices();
  const removal = useSend(gastos.eliminar, { refreshOnError: true });
  const drafts = useAccountDrafts();
  if (drafts.length === 0) return null;
  return (
    <RequestGroup title={t('gastos.borradores.mios')} count={drafts.length}>
      {drafts.map(({ id, version, clase, titulo, creada, cantidad, ficheros }) => (
        <DraftRow
          key={id}
          clase={clase}
          name={nameOf(titulo, clase, creada)}
          state={{
            icon: IconPencil,
            tone: 'quiet',
            text: ficheros > 0 ? t('gastos.borradores.con-justificantes', { count: ficheros }) : t('gastos.borradores.sin-justificante'),
          }}
          amount={amount(cantidad)}
          search={{ id }}
          isBusy={removal.isPending && removal.variables?.id === id}
          error={removal.variables?.id === id ? removal.error : null}
          onRemove={() => removal.mutate({ id, version }, { onSuccess: () => notices.show(t('gastos.borradores.descartado')) })}
        />
      ))}
    </RequestGroup>
  );
}
