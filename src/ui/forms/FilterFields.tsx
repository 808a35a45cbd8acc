interface FilterSelectProps {
  label: string
  name: string
  value: string | number | undefined
  /** The choice of everything. */
  all: string
  options: readonly { value: string | number; text: string }[]
}

/** A list in a form that filters: everything, or one of the options. */
export const FilterSelect = ({ label, name, value, all, options }: FilterSelectProps) => (
  <label>
    {label}
    <select name={name} defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
)

export const SchoolFilter = ({
  schools,
  school,
  ...texts
}: {
  schools: readonly { id: number; name: string }[]
  school: number | undefined
  label: string
  all: string
}) => (
  <FilterSelect
    {...texts}
    name="school"
    value={school}
    options={schools.map(({ id, name }) => ({ value: id, text: name }))}
  />
)

interface SchoolAndCourseProps {
  schools: readonly { id: number; name: string }[]
  courses: readonly { school: number; number: number; title: string }[]
  school: number | undefined
  course: number | undefined
  texts: { school: string; course: string; all: string }
}

/** Filters by school and course. A course is named with its school, because its number is the school's own. */
export const SchoolAndCourseFilter = ({ schools, courses, school, course, texts }: SchoolAndCourseProps) => {
  const names = new Map(schools.map(({ id, name }) => [id, name]))
  return (
    <>
      <SchoolFilter schools={schools} school={school} label={texts.school} all={texts.all} />
      <FilterSelect
        label={texts.course}
        name="course"
        value={school && course ? `${school}:${course}` : ''}
        all={texts.all}
        options={courses
          .filter((each) => !school || each.school === school)
          .map((each) => ({
            value: `${each.school}:${each.number}`,
            text: school ? each.title : `${each.title} (${names.get(each.school) ?? ''})`,
          }))}
      />
    </>
  )
}
