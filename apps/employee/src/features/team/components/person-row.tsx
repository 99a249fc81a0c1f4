import { useTranslation } from 'react-i18next';
import type { CompaneraVista } from '@jornada/contract/team.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import classes from '../team.module.css';
import { PersonActions } from './person-actions.tsx';

type Props = { persona: CompaneraVista; isOpen: boolean; onOpen: () => void };

/** What a person does, and where. */
export const placeOf = ({ puesto, departamento, centro }: CompaneraVista): string =>
  [puesto || departamento?.nombre, centro].filter(Boolean).join(', ');

/** The photo of a colleague, with a filled dot if they work now, and a ring if not. */
export function Face({
  persona,
  size = 'md',
}: {
  persona: Pick<CompaneraVista, 'iniciales' | 'fotoToken' | 'trabajando'>;
  size?: 'sm' | 'md';
}) {
  const photo = usePhoto(persona.fotoToken, size);
  return (
    <span className={classes.face}>
      <Initials size={size} photo={photo} isQuiet>
        {persona.iniciales}
      </Initials>
      {persona.trabajando !== undefined && <span className={classes.dot} data-working={persona.trabajando} />}
    </span>
  );
}

/** Whether somebody works now, as a word. Empty where colleagues may not see it. */
function StateWord({ trabajando }: Pick<CompaneraVista, 'trabajando'>) {
  const { t } = useTranslation();
  if (trabajando === undefined) return null;
  return (
    <span className={classes.state} data-working={trabajando}>
      {t(trabajando ? 'team.estado.trabajando' : 'team.estado.no')}
    </span>
  );
}

/** A colleague; opened in place, with the ways to reach them. */
export function PersonRow({ persona, isOpen, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <li className={classes.person} data-open={isOpen}>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={onOpen}>
        <Face persona={persona} />
        <span className={classes.words}>
          <span className={classes.name}>
            {persona.nombre}
            {persona.propia && <span className={classes.count}> · {t('team.tu')}</span>}
          </span>
          <span className={classes.place}>{placeOf(persona)}</span>
        </span>
        <StateWord trabajando={persona.trabajando} />
      </button>
      {isOpen && <PersonActions persona={persona} />}
    </li>
  );
}
