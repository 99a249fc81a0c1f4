import { gastos } from '@jornada/contract/gastos/calls.ts';
import { IconPencil } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useAccountDrafts } from '../api.ts';
import { DraftRow } from './draft-row.tsx';
import { useDraftWords } from './use-draft-words.ts';

/** The drafts of the account, to be gone on with or thrown away: photos that nobody has completed pile up otherwise. */
export function AccountDrafts() {
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
