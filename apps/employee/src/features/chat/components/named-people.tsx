import { useTranslation } from 'react-i18next';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { MiembroDeChat } from '@jornada/contract/chat/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import type { PersonaMencionada } from '../use-mentions.ts';
import classes from './composer.module.css';

type Props = { id: string; people: readonly MiembroDeChat[]; at: number; onChoose: (persona: PersonaMencionada) => void };

/** The people who may be meant by what is typed after an @. The field keeps the focus. */
export function NamedPeople({ id, people, at, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{people.length > 0 && t('chat.escribir.menciones', { count: people.length })}</VisuallyHidden>
      {people.length > 0 && (
        <div id={id} className={classes.people} role="listbox" aria-label={t('chat.escribir.mencionar')}>
          {people.map((one, index) => (
            // The field moves through the options by its own keys.
            <UnstyledButton
              key={one.id}
              id={`${id}-${index}`}
              className={classes.person}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              ref={index === at ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(one)}
            >
              <Initials size="sm">{iniciales(one.nombre)}</Initials>
              <span className={classes.words}>
                <b>{one.nombre}</b>
                {one.puesto && <span>{one.puesto}</span>}
              </span>
            </UnstyledButton>
          ))}
        </div>
      )}
    </>
  );
}
