import { useTranslation } from 'react-i18next';
import { useWebServices } from '@jornada/web/services.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useSendsMail } from '../../../shared/mail-note.tsx';
import { ChoiceBar, ChoiceButton } from '@jornada/web/list/choice-bar.tsx';
import { useFocusBack } from '@jornada/web/list/use-focus-back.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { personas } from '@jornada/contract';
import { useSend } from '@jornada/web/calls.ts';
import type { Chosen } from '../model/use-chosen.ts';

type Props = {
  chosen: Chosen;
  /** The schedule to assign, if the person came from its page. */
  horario: string | null;
  /** While the form to assign something is open, the bar is hidden. */
  isAssigning: boolean;
  onAssign: () => void;
};

/** How many people are chosen, and the actions for all of them. Floats over the list. */
export function ChosenBar({ chosen, horario, isAssigning, onAssign }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const opener = useFocusBack<HTMLButtonElement>(isAssigning);
  const sendsMail = useSendsMail();
  type Invited = SalidaDe<typeof personas.invitarVarias>;
  const told = ({ invitadas, pendientes, sinCorreo }: Invited, { otraVez }: { otraVez?: boolean | undefined }): void => {
    const said = [
      invitadas > 0 && t(sendsMail ? 'personas.varias.invitadas' : 'personas.varias.esperan', { count: invitadas }),
      otraVez && invitadas > 0 && t('personas.varias.anterior', { count: invitadas }),
      pendientes.length > 0 && t('personas.varias.pendientes', { count: pendientes.length }),
      sinCorreo > 0 && t('personas.varias.sin-correo', { count: sinCorreo }),
    ].filter(Boolean);
    notices.show(said.join(' ') || t('personas.varias.nadie-invitada'));
  };
  const invite = useSend(personas.invitarVarias, { onSuccess: told });
  // Of those who are chosen still: what was said of others is no offer.
  const again = invite.data?.pendientes.filter((id) => chosen.has(id)) ?? [];
  const count = chosen.people.length;
  return (
    <ChoiceBar
      label={t('personas.elegir.barra')}
      isHidden={isAssigning}
      text={count === 0 && horario !== null ? t('personas.elegir.para', { horario }) : t('personas.elegir.cuantas', { count })}
      buttons={
        count > 0 && (
          <>
            <ChoiceButton onClick={chosen.clear}>{t('personas.elegir.quitar')}</ChoiceButton>
            <ChoiceButton
              disabled={invite.isPending}
              onClick={() => invite.mutate(again.length > 0 ? { ids: again, otraVez: true } : { ids: chosen.people.map(({ id }) => id) })}
            >
              {again.length > 0 ? t('personas.varias.otra-vez', { count: again.length }) : t('personas.elegir.invitar')}
            </ChoiceButton>
            <ChoiceButton ref={opener} isMain onClick={onAssign}>
              {t('personas.elegir.asignar')}
            </ChoiceButton>
          </>
        )
      }
    >
      {invite.error && <Problem error={invite.error} />}
    </ChoiceBar>
  );
}
