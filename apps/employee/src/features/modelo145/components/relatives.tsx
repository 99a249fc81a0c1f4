import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import { isMenorDeTres, type Ascendiente145, type Descendiente145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBabyCarriage, IconChevronRight, IconInfoCircle, IconLock, IconMoodKid, IconPlus, IconUserHeart } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useForm145 } from './form-context.ts';
import { ProblemLine } from './problem-line.tsx';
import classes from '../modelo145.module.css';

type RowProps = {
  of: Descendiente145 | Ascendiente145;
  to: '/hijo-usuario' | '/ascendiente-usuario';
  icon: Icon;
  name: string;
  detail: string;
  end: string;
  isNew: boolean;
};

function Row({ of, to, icon, name, detail, end, isNew }: RowProps) {
  const { t } = useTranslation();
  return (
    <LinkRow renderRoot={(props) => <Link {...props} to={to} search={{ clave: of.clave }} />}>
      <Glyph of={icon} size="lg" data-tone="quiet" />
      <RowText
        name={
          <>
            {name}
            {isNew && <span className={classes.fresh}>{t('modelo145.nueva')}</span>}
          </>
        }
        detail={detail}
      />
      {of.grado > 0 && <Glyph of={IconLock} size="sm" data-tone="quiet" />}
      {end && <span className={classes.end}>{end}</span>}
      <Glyph of={IconChevronRight} data-tone="faint" />
    </LinkRow>
  );
}

/** Those of a list, with what is wrong with one of them below it. */
function List({ campo, empty, children }: { campo: 'descendientes' | 'ascendientes'; empty: string; children: ReactNode[] }) {
  const { follows } = useForm145();
  const wrong = follows.problemas.filter((one) => one.campo === campo);
  return (
    <>
      {children.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <Panel kind="card" p={0}>
          <Rows>{children}</Rows>
        </Panel>
      )}
      <ProblemLine of={wrong} />
    </>
  );
}

/** Children and grandchildren, and those who left the form because they are too old now. */
export function Children() {
  const { t } = useTranslation();
  const { draft, vista } = useForm145();
  const known = new Set(vista.vigente?.formulario.descendientes.map(({ clave }) => clave));
  const detailOf = (one: Descendiente145): string =>
    isMenorDeTres(one, vista.ano)
      ? t('modelo145.hijos.menor', { ano: one.anoNacimiento })
      : t('modelo145.hijos.edad', { ano: one.anoNacimiento, count: vista.ano - one.anoNacimiento });
  const nameOf = ({ nombre, anoNacimiento }: Descendiente145): string => nombre || t('modelo145.hijos.sin-nombre', { ano: anoNacimiento });
  return (
    <Stack component="section" gap="xs" aria-labelledby="m145-hijos">
      <Head id="m145-hijos" title={t('modelo145.hijos.titulo')} add={t('modelo145.hijos.anadir')} to="/hijo-usuario" />
      <List campo="descendientes" empty={t('modelo145.hijos.nota')}>
        {draft.formulario.descendientes.map((one) => (
          <Row
            key={one.clave}
            of={one}
            to="/hijo-usuario"
            icon={isMenorDeTres(one, vista.ano) ? IconBabyCarriage : IconMoodKid}
            name={nameOf(one)}
            detail={detailOf(one)}
            end={t(one.porEntero ? 'modelo145.hijos.entero' : 'modelo145.hijos.medias')}
            isNew={vista.vigente !== null && !known.has(one.clave)}
          />
        ))}
      </List>
      <Note icon={IconBabyCarriage}>
        {t('modelo145.hijos.ha-nacido')} {t('modelo145.hijos.ha-nacido-texto')}
      </Note>
      {vista.salen.map((one) => (
        <Note key={one.clave} icon={IconInfoCircle}>
          {t('modelo145.hijos.sale', { nombre: nameOf(one) })}
        </Note>
      ))}
    </Stack>
  );
}

/** Parents and grandparents. */
export function Elders() {
  const { t } = useTranslation();
  const { draft, vista } = useForm145();
  const known = new Set(vista.vigente?.formulario.ascendientes.map(({ clave }) => clave));
  return (
    <Stack component="section" gap="xs" aria-labelledby="m145-ascendientes">
      <Head
        id="m145-ascendientes"
        title={t('modelo145.ascendientes.titulo')}
        add={t('modelo145.ascendientes.anadir')}
        to="/ascendiente-usuario"
      />
      <List campo="ascendientes" empty={t('modelo145.ascendientes.nota')}>
        {draft.formulario.ascendientes.map((one) => (
          <Row
            key={one.clave}
            of={one}
            to="/ascendiente-usuario"
            icon={IconUserHeart}
            name={one.nombre || t('modelo145.ascendientes.sin-nombre', { ano: one.anoNacimiento })}
            detail={[one.anoNacimiento, t('modelo145.ascendientes.con-mas', { count: one.convivientes })].join(', ')}
            end=""
            isNew={vista.vigente !== null && !known.has(one.clave)}
          />
        ))}
      </List>
    </Stack>
  );
}

/** The title of a list of relatives, and the way to a new one. */
function Head({ id, title, add, to }: { id: string; title: ReactNode; add: string; to: '/hijo-usuario' | '/ascendiente-usuario' }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <h2 id={id}>{title}</h2>
      <Button
        variant="transparent"
        px={0}
        flex="none"
        leftSection={<Glyph of={IconPlus} size="sm" />}
        renderRoot={(props) => <Link {...props} to={to} />}
      >
        {add}
      </Button>
    </Group>
  );
}
